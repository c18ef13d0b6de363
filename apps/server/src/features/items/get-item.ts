import { getItem as contract } from '@sitewright/api/items/get-item'
import { ownerCall } from '../../platform/http/route.ts'
import { collectionOf } from './collection-of.ts'
import { fail } from './errors.ts'
import { ownerItem } from './owner-items.ts'
import { presentOwnerItem } from './present-owner-item.ts'

export const getItem = ownerCall(contract, async ({ itemId }, { inSite, app, site, role }) =>
  inSite(async (tx) => {
    const item = await ownerItem(tx, itemId)
    if (!item) throw fail('itemMissing')
    const { page } = await collectionOf(tx, item.collectionId)
    const { origin } = site
    return { item: presentOwnerItem(item, { origin, now: app.clock.now(), page, role }) }
  }),
)
