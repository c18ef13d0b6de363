import { basename } from 'node:path'
import { readThemeFiles } from '../read-files.ts'
import type { Theme } from '../theme.ts'
import { textOf } from '../theme-files.ts'
import { originInLayout, themeFrom } from '../theme-from.ts'

/** A theme that someone is writing. */
export interface ThemeFolder {
  /** As it was when it was last read. */
  readonly theme: Theme
  /** A file as it was read, where it is text. */
  textOf(path: string): string | undefined
  /** Where in its regions a line of a layout's template stands; nothing for other templates. */
  originInLayout(place: {
    readonly template: string
    readonly line: number
  }): { file: string; line: number } | undefined
  /** Reads it again. The theme stays as it was where the folder cannot be read. */
  reload(): Promise<void>
}

/** Rejects where the folder cannot be read. */
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
