import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes files directly in a folder that nobody has written to for so many milliseconds; none where there is no such folder. */
export async function sweepFolder(folder: string, olderThanMs: number): Promise<void> {
  const oldest = Date.now() - olderThanMs
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < oldest) await rm(path, { force: true })
  }
}
