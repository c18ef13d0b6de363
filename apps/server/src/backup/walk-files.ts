import type { Dirent } from 'node:fs'
import { lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Id, isId } from '@sitewright/core/id'
import { resolveInside } from '../platform/files/resolve-inside.ts'

/**
 * Paths below `root` of the files of all sites, or of one, one after the other; drafts of uploads, links and what is none of a
 * site's are left out.
 */
export async function* siteFiles(root: string, siteId?: Id): AsyncGenerator<string> {
  if (siteId !== undefined) return yield* filesBelow(root, siteId)
  for await (const entry of entriesOf(root)) {
    if (entry.isDirectory() && isId(entry.name)) yield* filesBelow(root, entry.name)
  }
}

/** Bytes of the files of all sites, or of one. */
export async function bytesOfFiles(root: string, siteId?: Id): Promise<number> {
  let bytes = 0
  for await (const path of siteFiles(root, siteId)) {
    bytes += await lstat(join(root, path)).then(
      ({ size }) => size,
      () => 0,
    )
  }
  return bytes
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  for await (const entry of entriesOf(join(root, folder))) {
    const path = `${folder}/${entry.name}`
    if (resolveInside(root, path) === undefined) continue
    if (entry.isDirectory()) yield* filesBelow(root, path)
    else if (entry.isFile()) yield path
  }
}

/** Entries of a folder; none where it was removed meanwhile. */
export async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
