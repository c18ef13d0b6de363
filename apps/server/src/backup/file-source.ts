/** The files of sites as a backup reads them: from the folder or the bucket in which they lie, or from both while they are moved. */

import type { Readable } from 'node:stream'
import type { Id } from '@sitewright/core/id'
import type { FileStore } from '../platform/files/file-store.ts'
import type { FileStores } from '../platform/files/files.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'

export interface FileSource {
  /** Paths of all files of all sites, or of one; while files are moved some may come twice. */
  paths(siteId?: Id): AsyncGenerator<string>
  /** Bytes of these files. */
  bytes(siteId?: Id): Promise<number>
  /** Undefined for a file that was removed meanwhile. */
  open(path: string): Promise<Readable | undefined>
  stat: FileStore['stat']
}

/** `place` is the stores of a server, or the folder of its files. */
export function fileSourceOf(place: FileStores | string): FileSource {
  const { home, fallback }: FileStores =
    typeof place === 'string' ? { home: createFolderStore(place) } : place
  const stores = fallback ? [home, fallback] : [home]
  const first = async <Found>(ask: (store: FileStore) => Promise<Found | undefined>) => {
    for (const store of stores) {
      const found = await ask(store)
      if (found) return found
    }
    return undefined
  }
  return {
    paths: async function* (siteId) {
      for (const store of stores) yield* store.walk(siteId)
    },
    bytes: async (siteId) => {
      let bytes = 0
      for (const store of stores) bytes += await store.bytes(siteId)
      return bytes
    },
    open: async (path) => (await first((store) => store.open(path)))?.body,
    stat: (path) => first((store) => store.stat(path)),
  }
}
