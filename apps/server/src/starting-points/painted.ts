/** Pictures that the build has drawn ahead of time: for each a JPEG, and a file of its facts, named after the hash of its drawing. */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreparedImage } from '../features/files/index.ts'
import { BUILD_FOLDER } from '../platform/build-folder.ts'

/** Name of the files of a drawing, without their endings. */
export const paintedName = (drawing: string) =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 32)

/** The picture of a drawing; undefined where the build has none of it. */
export async function findPainted(drawing: string): Promise<PreparedImage | undefined> {
  const path = join(BUILD_FOLDER, 'pictures', paintedName(drawing))
  try {
    const [data, facts] = await Promise.all([readFile(`${path}.jpg`), readFile(`${path}.json`)])
    return { data, facts: JSON.parse(facts.toString()) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
