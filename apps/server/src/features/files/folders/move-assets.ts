import { moveAssets as contract } from '@sitewright/api/files/move-assets'
import { ownerCall } from '../../../platform/http/route.ts'
import { lockFiles } from '../asset-table.ts'
import { fail } from '../errors.ts'
import { hasFolder, putIntoFolder } from './folder-table.ts'

export const moveAssets = ownerCall(contract, async ({ assetIds, folderId }, { inSite }) =>
  inSite(async (site) => {
    await lockFiles(site)
    if (folderId !== null && !(await hasFolder(site, folderId))) throw fail('folderMissing')
    return { count: await putIntoFolder(site, assetIds, folderId) }
  }),
)
