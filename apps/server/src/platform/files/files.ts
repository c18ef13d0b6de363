import { createHash } from 'node:crypto'
import { close, createReadStream, createWriteStream, open, type ReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Id, isId } from '@sitewright/core/id'
import { newToken } from '../keys.ts'
import { createPieceReader } from './piece-reader.ts'
import { resolveInside } from './resolve-inside.ts'
import { createUploadThrottle, type ThrottledUpload } from './upload-throttle.ts'

/** Uploaded and derived files, kept apart by site. Keys are relative paths such as `images/<id>/original`. */
export interface Files {
  put(siteId: Id, key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(siteId: Id, key: string): Promise<Buffer | undefined>
  /** `range` is the first and last byte wanted; without it the whole file. */
  stream(siteId: Id, key: string, range?: ByteRange): Promise<FileStream | undefined>
  /** Path of the file on this machine's disk, for programs that read files; undefined when there is no such file. */
  find(siteId: Id, key: string): Promise<string | undefined>
  /** Removes a file, or a folder with everything in it. */
  remove(siteId: Id, key: string): Promise<void>
  /** Removes all files of a site. */
  removeAll(siteId: Id): Promise<void>
  /** Names of the entries directly in a folder; none when there is no such folder. */
  list(siteId: Id, folder: string): Promise<string[]>
  /** A temporary file that `siteId` writes to. It is none of the site's files until it is adopted. */
  draft(siteId: Id): Promise<Draft>
  /** Removes drafts that a killed process has left. */
  sweep(): Promise<void>
}

export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface FileStream {
  /** Bytes of the whole file. */
  readonly size: number
  readonly body: ReadStream
}

/** A body that was written whole. */
export interface Received {
  readonly bytes: number
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly hash: string
}

export interface Draft {
  readonly path: string
  /** Writes the body; undefined as soon as it has more than `limit` bytes. */
  receive(body: Readable, limit: number): Promise<Received | undefined>
  /** Moves the finished file to a key of the site, atomically. */
  adopt(key: string): Promise<void>
  /** Removes what is left of the draft; after `adopt` that is nothing. */
  discard(): Promise<void>
}

/** Milliseconds after which a draft counts as left behind: longer than any upload may take. */
const DRAFT_LIVES_MS = 3_600_000

export function createDiskFiles(folder: string): Files {
  const root = resolve(folder)
  const drafts = join(root, '.drafts')
  const throttle = createUploadThrottle()
  const pieces = createPieceReader()
  const pathOf = (siteId: Id, key: string) => {
    const path = isId(siteId) ? resolveInside(join(root, siteId), key) : undefined
    if (path === undefined) throw new Error('A file key may not leave its site’s folder')
    return path
  }
  const newDraft = async () => {
    await mkdir(drafts, { recursive: true })
    return join(drafts, newToken())
  }
  // Atomic write: written to a draft and renamed, so that a crash never leaves half a file under its name.
  const move = async (from: string, to: string) => {
    await mkdir(dirname(to), { recursive: true })
    await rename(from, to)
  }
  return {
    put: async (siteId, key, bytes) => {
      const path = pathOf(siteId, key)
      const unfinished = await newDraft()
      try {
        await writeFile(unfinished, bytes)
        await move(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: (siteId, key) => readFile(pathOf(siteId, key)).catch(absent),
    stream: async (siteId, key, range) => {
      const path = pathOf(siteId, key)
      const found = await stat(path).catch(absent)
      if (!found) return undefined
      const fs = { open, close, read: pieces.readFor(siteId) }
      return { size: found.size, body: createReadStream(path, { ...range, fs }) }
    },
    find: async (siteId, key) => {
      const path = pathOf(siteId, key)
      return (await stat(path).catch(absent)) && path
    },
    remove: (siteId, key) => rm(pathOf(siteId, key), { force: true, recursive: true }),
    removeAll: async (siteId) => {
      if (!isId(siteId)) throw new Error('Files are those of a site')
      await rm(join(root, siteId), { force: true, recursive: true })
    },
    list: async (siteId, folder) => (await readdir(pathOf(siteId, folder)).catch(absent)) ?? [],
    draft: async (siteId) => {
      const path = await newDraft()
      const arrival = throttle.begin(siteId)
      return {
        path,
        receive: (body, limit) => receive(body, { path, limit, arrival }),
        adopt: (key) => move(path, pathOf(siteId, key)),
        discard: () => {
          arrival.end()
          return rm(path, { force: true })
        },
      }
    },
    sweep: async () => {
      const oldest = Date.now() - DRAFT_LIVES_MS
      for (const name of (await readdir(drafts).catch(absent)) ?? []) {
        const path = join(drafts, name)
        const found = await stat(path).catch(absent)
        if (found && found.mtimeMs < oldest) await rm(path, { force: true })
      }
    },
  }
}

interface Receiving {
  readonly path: string
  readonly limit: number
  readonly arrival: ThrottledUpload
}

async function receive(
  body: Readable,
  { path, limit, arrival }: Receiving,
): Promise<Received | undefined> {
  let bytes = 0
  const hash = createHash('sha256')
  async function* counted() {
    // The sender still gets an answer, so its stream is left open.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Uint8Array).length
      if (bytes > limit) throw new TooLong()
      hash.update(chunk as Uint8Array)
      await arrival.turn()
      yield chunk as Uint8Array
    }
  }
  try {
    await pipeline(counted, createWriteStream(path))
    arrival.complete()
    return { bytes, hash: hash.digest('hex') }
  } catch (error) {
    if (error instanceof TooLong) return undefined
    throw error
  }
}

class TooLong extends Error {}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
