import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Every file below a folder, by its path inside the folder. */
export async function readFolder(folder: string): Promise<Record<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [relative(folder, path), await readFile(path)] as const
  })
  return Object.fromEntries(await Promise.all(read))
}
