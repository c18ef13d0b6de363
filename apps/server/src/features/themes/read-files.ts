/** Reads a theme directory into memory. Only regular files inside it; its scripts are never run. */

import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ThemeProblem } from './theme.ts'

export interface ThemeFiles {
  /** By path relative to the theme, with forward slashes, in the order of their names. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly problems: readonly ThemeProblem[]
}

const MAX_FILE_BYTES = 10 * 1024 * 1024
const MAX_THEME_BYTES = 64 * 1024 * 1024
const MAX_FILES = 2_000
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

export async function readThemeFiles(folder: string): Promise<ThemeFiles> {
  const files = new Map<string, Buffer>()
  const problems: ThemeProblem[] = []
  let bytes = 0

  const readInto = async (path: string) => {
    const found = await lstat(join(folder, path))
    // A link could lead out of the theme.
    if (!found.isFile())
      return void problems.push({ message: 'Is not a regular file.', file: path })
    bytes += found.size
    if (found.size > MAX_FILE_BYTES || bytes > MAX_THEME_BYTES || files.size >= MAX_FILES) {
      return void problems.push({ message: 'Left out: the theme is too large.', file: path })
    }
    files.set(path, await readFile(join(folder, path)))
  }

  const walk = async (below: string) => {
    const entries = await readdir(join(folder, below), { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.name.startsWith('.')) continue
      if (!entry.isDirectory()) await readInto(path)
      else if (below !== '' || FOLDERS.has(entry.name)) await walk(path)
    }
  }
  await walk('')
  return { files, problems }
}
