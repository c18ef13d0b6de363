/** The files of a theme in memory, wherever they come from, and what of them there may be. */

import type { ThemeProblem } from './theme-problem.ts'

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

/** Of a template or a configuration file; they are read whole, and at once. */
const MAX_TEXT_BYTES = 512 * 1024
/** Of all of them, a region once for each layout that has it. */
const MAX_TEXTS_BYTES = 2 * MB
const TEXT_TOO_LARGE =
  'It is too large: a template or configuration file may have 512 KB, and all of a theme 2 MB.'

/** Editors of Windows begin files with a byte order mark, which is no part of what they say. */
export function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\ufeff/, '')
}

/** Says of each template and configuration file, one after another, whether it is too large to be read. */
export function textLimit(): (file: string, bytes: Buffer) => FileProblem | undefined {
  let total = 0
  return (file, { length }) => {
    if (length <= MAX_TEXT_BYTES && total + length <= MAX_TEXTS_BYTES) {
      total += length
      return undefined
    }
    return { file, code: 'file-too-large', message: TEXT_TOO_LARGE }
  }
}

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
