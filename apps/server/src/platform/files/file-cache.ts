/** Least-recently-used cache on this machine's disk, of files that lie elsewhere. Bytes never change under a path. */

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newToken } from '../keys.ts'
import type { ByteRange, FileStream } from './file-store.ts'

/** Milliseconds after which a file is fetched anew: what another node removed is gone from here after a day. */
const LONGEST_KEPT_MS = 86_400_000
/** Ending of files that are being written. */
const UNFINISHED = '.new'

export interface FileCacheOptions {
  readonly folder: string
  readonly maxBytes: number
}

export interface FileCache {
  /** Undefined where the file is not here. */
  open(path: string, range?: ByteRange): Promise<FileStream | undefined>
  /**
   * Path on the disk, written by `fill` where the file is not here yet; undefined where that says that there is no such file.
   */
  make(path: string, fill: Fill): Promise<string | undefined>
  /** Forgets a file, or all of a folder. */
  forget(path: string): Promise<void>
  /** Removes what is too old. */
  sweep(): Promise<void>
}

/** Writes the file; false where there is none. */
export type Fill = (draft: string) => Promise<boolean>

interface Kept {
  readonly bytes: number
  readonly since: number
}

export function createFileCache({ folder, maxBytes }: FileCacheOptions): FileCache {
  /** By path, in the order of their last use. A new process does not know the paths of what lies there, so it begins empty. */
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<string | undefined>>()
  let bytes = 0
  let emptied: Promise<void> | undefined

  const fileOf = (path: string) =>
    join(folder, createHash('sha256').update(path).digest('hex').slice(0, 40))
  const drop = async (path: string) => {
    const found = kept.get(path)
    if (!found) return
    kept.delete(path)
    bytes -= found.bytes
    await rm(fileOf(path), { force: true })
  }
  const isFresh = ({ since }: Kept) => Date.now() - since < LONGEST_KEPT_MS
  const use = async (path: string): Promise<Kept | undefined> => {
    const found = kept.get(path)
    if (!found || !isFresh(found)) return undefined
    // An operator may empty the folder at any time.
    if (!(await stat(fileOf(path)).catch(() => undefined))) return undefined
    kept.delete(path)
    kept.set(path, found)
    return found
  }
  const make = async (path: string, fill: Fill) => {
    emptied ??= empty(folder).catch((error) => {
      emptied = undefined
      throw error
    })
    await emptied
    const draft = join(folder, newToken() + UNFINISHED)
    try {
      if (!(await fill(draft))) return undefined
      const { size } = await stat(draft)
      await drop(path)
      await rename(draft, fileOf(path))
      kept.set(path, { bytes: size, since: Date.now() })
      bytes += size
      for (const [oldest, found] of kept) {
        if ((bytes <= maxBytes && isFresh(found)) || oldest === path) break
        await drop(oldest)
      }
      return fileOf(path)
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    open: async (path, range) => {
      const found = await use(path)
      return found && { size: found.bytes, body: createReadStream(fileOf(path), { ...range }) }
    },
    // Single-flight: those who ask for a file that is being fetched share one promise.
    make: async (path, fill) => {
      if (await use(path)) return fileOf(path)
      const underWay = making.get(path)
      if (underWay) return underWay
      const made = make(path, fill).finally(() => making.delete(path))
      making.set(path, made)
      return made
    },
    forget: async (path) => {
      for (const one of [...kept.keys()]) {
        if (one === path || one.startsWith(`${path}/`)) await drop(one)
      }
    },
    sweep: async () => {
      for (const [path, found] of [...kept]) if (!isFresh(found)) await drop(path)
    },
  }
}

/** Keeps nothing, so that a store with it finds no paths on this disk. */
export const NO_CACHE: FileCache = {
  open: async () => undefined,
  make: async () => undefined,
  forget: async () => {},
  sweep: async () => {},
}

/** Removes what earlier processes have left; what one beside this is writing just now stays. */
async function empty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true })
  }
}
