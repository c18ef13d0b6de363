/** Themes that sites of this server can have, and those that are installed on one site. */

import type { Feature } from '../../platform/feature.ts'
import { installTheme } from './install-theme.ts'
import { listThemes } from './list-themes.ts'
import { migrations } from './migrations.ts'
import { removeThemeVersion } from './remove-theme-version.ts'
import { archiveKey } from './theme-files.ts'

export type { ThemeLibrary } from './theme-library.ts'
export { themeFolder, themeLibrary } from './themes-of.ts'

export const themesFeature: Feature = {
  name: 'themes',
  routes: [installTheme, listThemes, removeThemeVersion],
  namedFiles: async ({ id, db }) => {
    const versions = await db
      .selectFrom('theme_version')
      .select('id')
      .where('website_id', '=', id)
      .execute()
    return versions.map((version) => archiveKey(version.id))
  },
  migrations,
}
