import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Id } from '@sitewright/core/id'
import { newToken } from './keys.ts'

/** Uploaded and derived files, kept apart by site. Keys are relative paths such as `images/<id>/original`. */
export interface Files {
  put(siteId: Id, key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(siteId: Id, key: string): Promise<Buffer | undefined>
  stream(siteId: Id, key: string): Promise<{ size: number; body: ReadStream } | undefined>
  remove(siteId: Id, key: string): Promise<void>
}

const SAFE_KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

export function createDiskFiles(folder: string): Files {
  const root = resolve(folder)
  const pathOf = (siteId: Id, key: string) => {
    const path = resolve(join(root, siteId, key))
    if (!SAFE_KEY.test(key) || !path.startsWith(join(root, siteId) + sep)) {
      throw new Error('A file key may not leave its site’s folder')
    }
    return path
  }
  return {
    put: async (siteId, key, bytes) => {
      const path = pathOf(siteId, key)
      await mkdir(dirname(path), { recursive: true })
      // Written beside and renamed, so that a crash never leaves half a file under its name.
      const unfinished = `${path}.${newToken().slice(0, 8)}.part`
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    },
    get: (siteId, key) => readFile(pathOf(siteId, key)).catch(absent),
    stream: async (siteId, key) => {
      const path = pathOf(siteId, key)
      const found = await stat(path).catch(absent)
      return found && { size: found.size, body: createReadStream(path) }
    },
    remove: (siteId, key) => rm(pathOf(siteId, key), { force: true }),
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
