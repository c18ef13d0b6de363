/** The files of a theme in memory, wherever they come from, and what of them there may be. */

import type { ThemeProblem } from './theme.ts'

/** By path relative to the theme, with forward slashes. */
export type ThemeFiles = ReadonlyMap<string, Buffer>

/** Why a file is left out. */
export interface FileProblem extends ThemeProblem {
  readonly code: 'file-too-large' | 'file-unreadable' | 'link-refused'
  readonly file: string
}

const MB = 1024 * 1024
export const MAX_FILE_BYTES = 10 * MB
export const MAX_THEME_BYTES = 64 * MB
export const MAX_FILES = 2_000

/** Folders of a theme that hold something; everything else is the author's own. */
const FOLDERS: ReadonlySet<string> = new Set([
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

/** Whether a theme is made of what lies at this path; `node_modules` and hidden files are not part of it. */
export function belongsToTheme(path: string): boolean {
  const parts = path.split('/')
  const [top = ''] = parts
  return parts.every((part) => !part.startsWith('.')) && (parts.length === 1 || FOLDERS.has(top))
}
