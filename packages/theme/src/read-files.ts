/** Reads a theme directory into memory. Only regular files inside it; its scripts are never run. */

import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ThemeProblem } from './theme.ts'

export interface ThemeFiles {
  /** By path relative to the theme, with forward slashes, in the order of their names. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly problems: readonly FileProblem[]
}

/** Why a file is left out. */
export interface FileProblem extends ThemeProblem {
  readonly code: 'file-too-large' | 'file-unreadable' | 'link-refused'
  readonly file: string
}

export const MAX_FILE_BYTES = 10 * 1024 * 1024
const MAX_THEME_BYTES = 64 * 1024 * 1024
const MAX_FILES = 2_000
const TOO_LARGE = `It is too large: a file may have 10 MB, a theme 64 MB and ${MAX_FILES} files.`
/** Folders of a theme that hold something; everything else is the author's own. */
const FOLDERS = new Set([
  'assets',
  'blocks',
  'collections',
  'pages',
  'presets',
  'regions',
  'scripts',
  'strings',
  'styles',
])

/** Rejects only if the folder itself cannot be read. */
export async function readThemeFiles(folder: string): Promise<ThemeFiles> {
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
      if (entry.name.startsWith('.')) continue
      if (!entry.isDirectory()) await readInto(path).catch(unreadable(path))
      else if (below !== '' || FOLDERS.has(entry.name)) await walk(path).catch(unreadable(path))
    }
  }
  await walk('')
  return { files, problems }
}
