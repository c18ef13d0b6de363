import { orderItems as contract } from '@sitewright/api/items/order-items'
import { ownerCall } from '../../platform/http/route.ts'
import { arrangeItems } from './arrange-items.ts'
import { collectionOf } from './collection-of.ts'
import { fail } from './errors.ts'

export const orderItems = ownerCall(contract, async ({ collectionId, itemIds }, { inSite }) =>
  inSite(async (site) => {
    const { rules } = await collectionOf(site, collectionId)
    if (rules.ordering !== 'user-orderable') throw fail('notArranged')
    await arrangeItems(site, collectionId, itemIds)
    return { ok: true as const }
  }),
)
