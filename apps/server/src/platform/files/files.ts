import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Id, isId } from '@sitewright/core/id'
import { newToken } from '../keys.ts'
import type { ByteRange, FileStore, FileStream, Staged } from './file-store.ts'
import { type Received, receiveBody } from './receive-body.ts'
import { resolveInside } from './resolve-inside.ts'
import { createUploadThrottle } from './upload-throttle.ts'

/** Uploaded and derived files, kept apart by site. Keys are relative paths such as `images/<id>/original`. */
export interface Files {
  put(siteId: Id, key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(siteId: Id, key: string): Promise<Buffer | undefined>
  /** `range` is the first and last byte wanted; without it the whole file. */
  stream(siteId: Id, key: string, range?: ByteRange): Promise<FileStream | undefined>
  /** Path of the file on this machine's disk, for programs that read files at once; undefined when there is no such file. */
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
  close(): Promise<void>
}

export interface Draft {
  readonly path: string
  /** Writes the body; undefined as soon as it has more than `limit` bytes. */
  receive(body: Readable, limit: number): Promise<Received | undefined>
  /** Makes the finished bytes safe. Whoever adopts in a transaction does this before it begins, so that nobody waits for it there. */
  stage(): Promise<void>
  /** Moves the finished file to a key of the site, atomically. */
  adopt(key: string): Promise<void>
  /** Removes what is left of the draft; after `adopt` that is nothing. */
  discard(): Promise<void>
}

export interface FileStores {
  /** New files go here. */
  readonly home: FileStore
  /** While files are moved: what `home` has not is read from here. */
  readonly fallback?: FileStore | undefined
}

/** Milliseconds after which a draft counts as left behind: longer than any upload may take. */
const DRAFT_LIVES_MS = 3_600_000

export function createFiles({ home, fallback }: FileStores): Files {
  const stores = fallback ? [home, fallback] : [home]
  const throttle = createUploadThrottle()

  const pathOf = (siteId: Id, key: string) => {
    // Any root does for the check: stores have roots of their own.
    if (!isId(siteId) || resolveInside('/files', `${siteId}/${key}`) === undefined)
      throw new Error('A file key may not leave its site’s folder')
    return `${siteId}/${key}`
  }
  const first = async <Found>(ask: (store: FileStore) => Promise<Found | undefined>) => {
    for (const store of stores) {
      const found = await ask(store)
      if (found !== undefined) return found
    }
    return undefined
  }
  // The fallback first: whoever copies from there looks again afterwards, and takes back what is gone.
  const removeEverywhere = async (path: string) => {
    await fallback?.remove(path)
    await home.remove(path)
  }

  return {
    put: (siteId, key, bytes) => home.put(pathOf(siteId, key), bytes),
    get: async (siteId, key) => {
      const path = pathOf(siteId, key)
      const found = await first((store) => store.open(path))
      return found && readAll(found.body)
    },
    stream: async (siteId, key, range) => {
      const path = pathOf(siteId, key)
      return first((store) => store.open(path, range))
    },
    find: async (siteId, key) => {
      const path = pathOf(siteId, key)
      return first((store) => store.find(path))
    },
    remove: async (siteId, key) => removeEverywhere(pathOf(siteId, key)),
    removeAll: async (siteId) => {
      if (!isId(siteId)) throw new Error('Files are those of a site')
      await removeEverywhere(siteId)
    },
    list: async (siteId, folder) => {
      const path = pathOf(siteId, folder)
      const names = await Promise.all(stores.map((store) => store.names(path)))
      return [...new Set(names.flat())]
    },
    draft: async (siteId) => {
      await mkdir(home.drafts, { recursive: true })
      const path = join(home.drafts, newToken())
      const arrival = throttle.begin(siteId)
      let staged: Staged | undefined
      return {
        path,
        receive: (body, limit) => receiveBody(body, { path, limit, arrival }),
        stage: async () => {
          staged ??= await home.stage(path)
        },
        adopt: (key) =>
          staged ? staged.adopt(pathOf(siteId, key)) : home.adopt(pathOf(siteId, key), path),
        discard: async () => {
          arrival.end()
          await rm(path, { force: true })
          await staged?.discard()
        },
      }
    },
    sweep: async () => {
      for (const store of stores) await store.sweep(DRAFT_LIVES_MS)
    },
    close: async () => {
      for (const store of stores) await store.close()
    },
  }
}

async function readAll(body: Readable): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces)
}
