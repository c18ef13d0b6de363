import { removeItem as contract } from '@sitewright/api/items/remove-item'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { findWrittenItem, lockItem } from './item-table.ts'
import { trashItem } from './trashed-items.ts'

export const removeItem = ownerCall(contract, async ({ itemId }, { account, inSite }) =>
  inSite(async (site) => {
    await lockItem(site, itemId)
    const item = await findWrittenItem(site, itemId)
    if (!item) throw fail('itemMissing')
    const trashId = await trashItem(site, { kind: 'item', item, by: account.id })
    return { ok: true as const, trashId }
  }),
)
