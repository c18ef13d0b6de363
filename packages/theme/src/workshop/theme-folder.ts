import { basename } from 'node:path'
import { readThemeFiles } from '../read-files.ts'
import type { Theme } from '../theme.ts'
import { textOf } from '../theme-files.ts'
import { originInLayout, themeFrom } from '../theme-from.ts'

/** A theme under development. */
export interface ThemeFolder {
  /** The theme as of the last reading. */
  readonly theme: Theme
  /** The text of a file as of the last reading; undefined for other files. */
  textOf(path: string): string | undefined
  /** The region file and line of a line in a layout's template; undefined for other templates. */
  originInLayout(place: {
    readonly template: string
    readonly line: number
  }): { file: string; line: number } | undefined
  /** Reads the folder again. The theme is unchanged if the folder cannot be read. */
  reload(): Promise<void>
}

/** Rejects if the folder cannot be read. */
export async function openThemeFolder(folder: string): Promise<ThemeFolder> {
  const read = async () => {
    const { files, problems } = await readThemeFiles(folder)
    return { files, theme: themeFrom(files, { id: basename(folder), problems }) }
  }
  let current = await read()
  return {
    get theme() {
      return current.theme
    },
    textOf: (path) => {
      const bytes = current.files.get(path)
      return bytes && textOf(bytes)
    },
    originInLayout: (place) => originInLayout(current.files, place),
    reload: async () => {
      current = await read()
    },
  }
}
