import { getItem as contract } from '@sitewright/api/items/get-item'
import { ownerCall } from '../../platform/http/route.ts'
import { collectionOf } from './collection-of.ts'
import { fail } from './errors.ts'
import { itemForOwner } from './item-for-owner.ts'
import { findWrittenItem } from './item-table.ts'

export const getItem = ownerCall(contract, async ({ itemId }, request) =>
  request.inSite(async (site) => {
    const item = await findWrittenItem(site, itemId)
    if (!item) throw fail('itemMissing')
    const { page } = await collectionOf(site, item.collectionId)
    return { item: await itemForOwner(site, request, { itemId, page }) }
  }),
)
