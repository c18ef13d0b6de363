import type { Dirent } from 'node:fs'
import { opendir } from 'node:fs/promises'

/** Entries of a folder; none where it was removed meanwhile. */
export async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
