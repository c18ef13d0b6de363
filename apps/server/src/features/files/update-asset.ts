import { updateAsset as contract } from '@sitewright/api/files/update-asset'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { saveChanges } from './asset-table.ts'
import { fail } from './errors.ts'
import { asAsset } from './present-asset.ts'
import { checkedName } from './take-in.ts'

export const updateAsset = ownerCall(
  contract,
  async ({ assetId, filename, ...changes }, { siteId, inSite }) =>
    inSite(async (site) => {
      const name = filename === undefined ? undefined : checkedName(filename)
      const row = await saveChanges(site, assetId, { ...changes, filename: name })
      if (!row) throw fail('assetMissing')
      // Any page may show it.
      await announceChange(site)
      return { asset: asAsset(siteId, row) }
    }),
)
