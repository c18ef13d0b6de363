import { removeItem as contract } from '@sitewright/api/items/remove-item'
import { ownerCall } from '../../platform/http/route.ts'
import { removeFieldsOf } from '../content/index.ts'
import { fail } from './errors.ts'
import { forgetItem } from './index-items.ts'
import { findWrittenItem, lockItem } from './item-table.ts'
import { markItemRemoved } from './owner-items.ts'
import { announceItem } from './save-item.ts'

export const removeItem = ownerCall(contract, async ({ itemId }, { inSite }) =>
  inSite(async (site) => {
    await lockItem(site, itemId)
    const item = await findWrittenItem(site, itemId)
    if (!item) throw fail('itemMissing')
    await markItemRemoved(site, itemId)
    await removeFieldsOf(site, itemId)
    await forgetItem(site, itemId)
    await announceItem(site, item)
    return { ok: true as const }
  }),
)
