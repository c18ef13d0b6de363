import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Id, isId } from '@sitewright/core/id'
import { DEFAULT_SITE_STYLE } from '@sitewright/core/site/site-style'
import { loadTheme, type Theme, themeFrom, unpackTheme } from '@sitewright/theme'
import type { ThemeFolder } from '@sitewright/theme/workshop'
import { THEMES_FOLDER } from '../../platform/build-folder.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Log } from '../../platform/log/log.ts'
import { createLoadedThemes } from './loaded-themes.ts'
import { archiveKey } from './theme-files.ts'

/** Themes that sites can have: those that come with the platform, and those installed on them. */
export interface ThemeLibrary {
  /** The platform's themes by id, at least one. */
  readonly builtIn: readonly Theme[]
  /** The theme by its key in a style; undefined for one that the site does not have. */
  find(siteId: Id, key: string): Promise<Theme | undefined>
  /** The theme or, where it is gone, the default one, so that a site always has a look. Synchronous for one in memory. */
  themeOf(siteId: Id, key: string): Theme | Promise<Theme>
  /** The theme where it is in memory, else the default one. */
  known(siteId: Id, key: string): Theme
}

export interface ThemeLibraryOptions {
  readonly builtIn: readonly Theme[]
  readonly files: Pick<Files, 'get'>
  readonly log: Log
}

const NAME = /^[a-z0-9][a-z0-9-]*$/

/** Loads the themes in all folders below `folder` whose name a theme may have. */
export async function loadBuiltInThemes(folder = THEMES_FOLDER): Promise<Theme[]> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : []
  const names = entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name))
  return Promise.all(
    names
      .map(({ name }) => name)
      .sort()
      .map((name) => loadTheme(join(folder, name))),
  )
}

export function createThemeLibrary({ builtIn, files, log }: ThemeLibraryOptions): ThemeLibrary {
  const byId = new Map(builtIn.map((theme) => [theme.id, theme]))
  const loaded = createLoadedThemes()
  const first = byId.get(DEFAULT_SITE_STYLE.theme) ?? builtIn[0]
  if (!first) throw new Error('There is no theme at all.')

  const read = async (siteId: Id, versionId: Id): Promise<Theme | undefined> => {
    const packed = await files.get(siteId, archiveKey(versionId))
    if (!packed) return undefined
    const { files: unpacked, revision } = await unpackTheme(packed)
    return themeFrom(unpacked, { id: versionId, revision })
  }
  const known = (siteId: Id, key: string) => (isId(key) ? loaded.get(siteId, key) : byId.get(key))
  const find = async (siteId: Id, key: string) => {
    if (!isId(key)) return byId.get(key)
    return loaded.get(siteId, key) ?? loaded.load(siteId, key, () => read(siteId, key))
  }
  return {
    builtIn,
    find,
    known: (siteId, key) => known(siteId, key) ?? first,
    themeOf: (siteId, key) => {
      const theme = known(siteId, key)
      if (theme || !isId(key)) return theme ?? first
      return find(siteId, key).then(
        (found) => found ?? first,
        (error) => {
          log.error({ err: error, site: siteId, theme: key }, 'A theme cannot be read')
          return first
        },
      )
    },
  }
}

/** A library in which every site has the theme that is being written, as it is now. */
export function workshopLibrary(folder: ThemeFolder): ThemeLibrary {
  return {
    get builtIn() {
      return [folder.theme]
    },
    find: async () => folder.theme,
    themeOf: () => folder.theme,
    known: () => folder.theme,
  }
}
