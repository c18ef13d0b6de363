import { updateAsset as contract } from '@sitewright/api/files/update-asset'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { saveAltText } from './asset-table.ts'
import { fail } from './errors.ts'
import { asAsset } from './present-asset.ts'

export const updateAsset = ownerCall(contract, async ({ assetId, altText }, { siteId, inSite }) =>
  inSite(async (site) => {
    const row = await saveAltText(site, assetId, altText)
    if (!row) throw fail('assetMissing')
    // Any page may show it.
    await announceChange(site)
    return { asset: asAsset(siteId, row) }
  }),
)
