import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_SITE_STYLE } from '@sitewright/core/site/site-style'
import { loadTheme, type Theme } from '@sitewright/theme'
import { PROJECT_ROOT } from '../../platform/project-root.ts'

/** The themes that sites can have. */
export interface ThemeLibrary {
  /** The theme, or the one that sites have unless they choose: a site is never left without a look. */
  themeOf(id: string): Theme
  readonly themes: readonly Theme[]
}

const NAME = /^[a-z0-9][a-z0-9-]*$/

/** Every folder below `folder` that is named like a theme. */
export async function loadThemeLibrary(
  folder = join(PROJECT_ROOT, 'themes'),
): Promise<ThemeLibrary> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : []
  const names = entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name))
  const themes = await Promise.all(
    names
      .map(({ name }) => name)
      .sort()
      .map((name) => loadTheme(join(folder, name))),
  )
  const byId = new Map(themes.map((theme) => [theme.id, theme]))
  return {
    themes,
    themeOf: (id) => {
      const theme = byId.get(id) ?? byId.get(DEFAULT_SITE_STYLE.theme) ?? themes[0]
      if (!theme) throw new Error(`There is no theme in ${folder}.`)
      return theme
    },
  }
}
