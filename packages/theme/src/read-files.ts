/** Reads a theme directory into memory: only regular files inside it. Its scripts are never run. */

import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  belongsToTheme,
  type FileProblem,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_THEME_BYTES,
  type ThemeFiles,
} from './theme-files.ts'

const TOO_LARGE = `It is too large: a file may have 10 MB, a theme 64 MB and ${MAX_FILES} files.`

/** Rejects only if the folder itself cannot be read. */
export async function readThemeFiles(
  folder: string,
): Promise<{ files: ThemeFiles; problems: readonly FileProblem[] }> {
  const files = new Map<string, Buffer>()
  const problems: FileProblem[] = []
  let bytes = 0
  const leaveOut = (file: string, code: FileProblem['code'], message: string) =>
    void problems.push({ file, code, message })
  const unreadable = (file: string) => (error: NodeJS.ErrnoException) =>
    leaveOut(file, 'file-unreadable', `It cannot be read: ${error.code ?? error.message}.`)

  const readInto = async (path: string) => {
    const found = await lstat(join(folder, path))
    if (found.isSymbolicLink()) {
      return leaveOut(path, 'link-refused', 'It is a link, which could lead out of the theme.')
    }
    if (!found.isFile()) return leaveOut(path, 'file-unreadable', 'It is not a regular file.')
    bytes += found.size
    if (found.size > MAX_FILE_BYTES || bytes > MAX_THEME_BYTES || files.size >= MAX_FILES) {
      return leaveOut(path, 'file-too-large', TOO_LARGE)
    }
    files.set(path, await readFile(join(folder, path)))
  }

  const walk = async (below: string) => {
    const entries = await readdir(join(folder, below), { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (!entry.isDirectory()) {
        if (belongsToTheme(path)) await readInto(path).catch(unreadable(path))
      } else if (belongsToTheme(`${path}/`)) await walk(path).catch(unreadable(path))
    }
  }
  await walk('')
  return { files, problems }
}
