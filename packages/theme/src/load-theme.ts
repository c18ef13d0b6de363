import { basename } from 'node:path'
import { readThemeFiles } from './read-files.ts'
import type { Theme } from './theme.ts'
import { themeFrom } from './theme-from.ts'

/** A theme directory as a theme. Rejects only if the folder itself cannot be read. */
export async function loadTheme(folder: string): Promise<Theme> {
  const { files, problems } = await readThemeFiles(folder)
  return themeFrom(files, { id: basename(folder), problems })
}
