import { orderProducts as contract } from '@sitewright/api/commerce/order-products'
import { MAX_ORDERED_ITEMS } from '@sitewright/core/content/collection-kinds'
import { ownerCall } from '../../../platform/http/route.ts'
import { arrangeItems, extentOf } from '../../items/index.ts'
import { fail } from '../errors.ts'
import { storePage } from './store-pages.ts'

export const orderProducts = ownerCall(contract, async ({ collectionId, productIds }, { inSite }) =>
  inSite(async (site) => {
    await storePage(site, collectionId)
    const { count } = await extentOf(site, collectionId)
    if (count > MAX_ORDERED_ITEMS) throw fail('tooManyToArrange')
    await arrangeItems(site, collectionId, productIds)
    return { ok: true as const }
  }),
)
