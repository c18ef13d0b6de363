import { basename } from 'node:path'
import { readThemeFiles } from './read-files.ts'
import type { Theme } from './theme.ts'
import { themeFrom } from './theme-from.ts'

/** Loads a theme from its directory. Rejects only if the directory itself cannot be read. */
export async function loadTheme(folder: string): Promise<Theme> {
  const { files, problems } = await readThemeFiles(folder)
  return themeFrom(files, { id: basename(folder), problems })
}
