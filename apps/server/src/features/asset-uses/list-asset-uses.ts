import { listAssetUses as contract } from '@sitewright/api/files/list-asset-uses'
import { ownerCall } from '../../platform/http/route.ts'
import { usesOf } from './uses-of.ts'

export const listAssetUses = ownerCall(contract, async ({ assetId }, { inSite }) =>
  inSite(async (site) => ({ uses: await usesOf(site, assetId) })),
)
