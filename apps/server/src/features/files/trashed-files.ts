/** Files in the trash: their bytes stay, and count as the site's, but no address and no page has them. */

import { enqueueEach } from '../../platform/background/jobs.ts'
import { announceChange } from '../../platform/events.ts'
import type { TrashedKind } from '../trash-entries/index.ts'
import {
  deleteTrashedAssets,
  findTrashedAsset,
  lockFiles,
  markAssetRestored,
} from './asset-table.ts'
import { clearFiles } from './clear-files.ts'
import { fail } from './errors.ts'
import { freePathName } from './path-name.ts'

export const trashedFiles: TrashedKind = {
  restore: async (site, { thingId }) => {
    await lockFiles(site)
    const asset = await findTrashedAsset(site, thingId)
    if (!asset) throw fail('assetMissing')
    const { path_name: before, format } = asset
    const pathName = before === null ? null : await freePathName(site, before, format)
    await markAssetRestored(site, thingId, pathName)
    await announceChange(site)
    return {
      isLive: true,
      newAddress: pathName === before ? null : `/s/${pathName}`,
      newSkus: [],
    }
  },
  forget: async (site, assetIds) => {
    await deleteTrashedAssets(site, assetIds)
    await enqueueEach(site, clearFiles, assetIds)
  },
}
