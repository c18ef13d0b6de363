import { listAssetUses as contract } from '@sitewright/api/files/list-asset-uses'
import { ownerCall } from '../../platform/http/route.ts'
import { productsShowing } from '../commerce/index.ts'
import { pagesShowing } from '../content/index.ts'
import { requireAsset } from '../files/index.ts'
import { itemsShowing } from '../items/index.ts'

export const listAssetUses = ownerCall(contract, async ({ assetId }, { inSite }) =>
  inSite(async (site) => {
    await requireAsset(site, assetId)
    const uses = [
      await pagesShowing(site, assetId),
      await itemsShowing(site, assetId),
      await productsShowing(site, assetId),
    ]
    return { uses: uses.flat() }
  }),
)
