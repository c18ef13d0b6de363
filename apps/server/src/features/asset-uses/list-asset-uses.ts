import { listAssetUses as contract } from '@sitewright/api/files/list-asset-uses'
import { ownerCall } from '../../platform/http/route.ts'
import { productsShowing } from '../commerce/index.ts'
import { pagesShowing } from '../content/index.ts'
import { namesOfAsset } from '../files/index.ts'
import { itemsShowing } from '../items/index.ts'

export const listAssetUses = ownerCall(contract, async ({ assetId }, { inSite }) =>
  inSite(async (site) => {
    const names = await namesOfAsset(site, assetId)
    const uses = [
      await pagesShowing(site, names),
      await itemsShowing(site, names),
      await productsShowing(site, names),
    ]
    return { uses: uses.flat() }
  }),
)
