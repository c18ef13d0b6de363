import { listThemes as contract } from '@sitewright/api/themes/list-themes'
import { ownerCall } from '../../platform/http/route.ts'
import { draftStyle } from '../content/index.ts'
import { presentVersion } from './present-version.ts'
import { themeLibrary } from './themes-of.ts'
import { themeVersions } from './version-table.ts'

export const listThemes = ownerCall(contract, async (_input, { app, inSite }) => {
  const { builtIn } = await themeLibrary(app)
  const { style, versions } = await inSite(async (site) => ({
    style: await draftStyle(site),
    versions: await themeVersions(site),
  }))
  return {
    current: style.theme,
    builtIn: builtIn.map(({ id, name, author, presets }) => ({
      key: id,
      name,
      author,
      looks: presets.map(({ title }) => title),
    })),
    installed: versions.map(presentVersion),
  }
})
