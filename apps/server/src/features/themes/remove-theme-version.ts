import { removeThemeVersion as contract } from '@sitewright/api/themes/remove-theme-version'
import { ownerCall } from '../../platform/http/route.ts'
import { isThemeNamed, lockDrafts } from '../content/index.ts'
import { fail } from './errors.ts'
import { archiveKey } from './theme-files.ts'
import { deleteVersion, findVersion } from './version-table.ts'

export const removeThemeVersion = ownerCall(
  contract,
  async ({ versionId }, { app, siteId, inSite }) => {
    await inSite(async (site) => {
      await lockDrafts(site)
      if (!(await findVersion(site, versionId))) throw fail('versionMissing')
      if (await isThemeNamed(site, versionId)) throw fail('themeInUse')
      await deleteVersion(site, versionId)
    })
    await app.files.remove(siteId, archiveKey(versionId))
    return { ok: true as const }
  },
)
