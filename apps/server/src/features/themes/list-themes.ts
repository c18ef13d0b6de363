import { listThemes as contract } from '@sitewright/api/themes/list-themes'
import { ownerCall } from '../../platform/http/route.ts'
import { canvasOf, draftHome, draftStyle } from '../content/index.ts'
import { presentVersion } from './present-version.ts'
import { themeLibrary } from './themes-of.ts'
import { themeVersions } from './version-table.ts'

export const listThemes = ownerCall(contract, async (_input, request) => {
  const { builtIn } = await themeLibrary(request.app)
  const { style, versions, pageId } = await request.inSite(async (site) => ({
    style: await draftStyle(site),
    versions: await themeVersions(site),
    pageId: await draftHome(site),
  }))
  const { session } = request
  const previewOf = (theme: string) => ({
    // The preview's token is bound to the person's session and ends with it.
    previewUrl:
      pageId && session ? canvasOf({ pageId, theme }, { ...request, session }).canvasUrl : null,
  })
  return {
    current: style.theme,
    builtIn: builtIn.map(({ id, name, author, presets }) => ({
      key: id,
      name,
      author,
      looks: presets.map(({ title }) => title),
      ...previewOf(id),
    })),
    installed: versions.map((version) => ({
      ...presentVersion(version),
      ...previewOf(version.id),
    })),
  }
})
