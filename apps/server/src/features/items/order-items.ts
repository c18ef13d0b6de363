import { orderItems as contract } from '@sitewright/api/items/order-items'
import { sql } from 'kysely'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { collectionOf } from './collection-of.ts'
import { fail } from './errors.ts'

export const orderItems = ownerCall(contract, async ({ collectionId, itemIds }, { inSite }) =>
  inSite(async (site) => {
    const { rules } = await collectionOf(site, collectionId)
    if (rules.ordering !== 'user-orderable') throw fail('notArranged')
    const rows = await site.db
      .selectFrom('item')
      .select('id')
      .where('website_id', '=', site.id)
      .where('collection_id', '=', collectionId)
      .where('is_removed', '=', false)
      .forUpdate()
      .execute()
    const wanted = new Set(itemIds)
    if (wanted.size !== rows.length || rows.some(({ id }) => !wanted.has(id))) {
      throw fail('orderStale')
    }
    await site.db
      .updateTable('item')
      .set({ position: sql<number>`array_position(${itemIds}::text[], id)` })
      .where('website_id', '=', site.id)
      .where('collection_id', '=', collectionId)
      .where('is_removed', '=', false)
      .execute()
    await announceChange(site, [`collection:${collectionId}`])
    return { ok: true as const }
  }),
)
