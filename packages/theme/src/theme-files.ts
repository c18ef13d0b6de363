/** The files of a theme in memory, whatever their source, and the rules for which files it may have. */

import type { ThemeProblem } from './theme-problem.ts'

/** Contents by path relative to the theme, with forward slashes. */
export type ThemeFiles = ReadonlyMap<string, Buffer>

/** The reason why a file is left out. */
export interface FileProblem extends ThemeProblem {
  readonly code: 'file-too-large' | 'file-unreadable' | 'link-refused'
  readonly file: string
}

const MB = 1024 * 1024
export const MAX_FILE_BYTES = 10 * MB
export const MAX_THEME_BYTES = 64 * MB
export const MAX_FILES = 2_000

/** The most bytes of one template or configuration file; they are read whole, and at once. */
const MAX_TEXT_BYTES = 512 * 1024
/** The most bytes of all templates and configuration files, a region counted once for each layout that has it. */
const MAX_TEXTS_BYTES = 2 * MB
const TEXT_TOO_LARGE =
  'It is too large: a template or configuration file may have 512 KB, and all of a theme 2 MB.'

/** Text without its byte order mark, with which editors on Windows begin files. */
export function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\ufeff/, '')
}

/**
 * Returns a function that reports a template or configuration file that exceeds a limit; it keeps the running total.
 */
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

/** Folders of a theme that are used; any other is the author's own. */
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

/** Whether the file at a path is part of a theme; `node_modules` and hidden files are not. */
export function belongsToTheme(path: string): boolean {
  const parts = path.split('/')
  const [top = ''] = parts
  return parts.every((part) => !part.startsWith('.')) && (parts.length === 1 || FOLDERS.has(top))
}
