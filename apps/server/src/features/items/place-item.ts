import { placeItem as contract } from '@sitewright/api/items/place-item'
import type { ItemPlace } from '@sitewright/api/items/shapes'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { collectionOf } from './collection-of.ts'
import { fail } from './errors.ts'
import { findWrittenItem } from './item-table.ts'
import { lockCollection } from './lock-collection.ts'

/** A move is about two items only, so that those of two people at once are both kept. */
export const placeItem = ownerCall(contract, async ({ itemId, besideId, side }, { inSite }) =>
  inSite(async (site) => {
    const item = await findWrittenItem(site, itemId)
    if (!item) throw fail('itemMissing')
    const { rules } = await collectionOf(site, item.collectionId)
    if (rules.ordering !== 'user-orderable') throw fail('notArranged')
    return placeBeside(site, item, { besideId, side })
  }),
)

/** Moves an item of a collection beside another one; answers the place that it had, or null for the only one. */
export async function placeBeside(
  site: SiteTx,
  { id, collectionId }: { readonly id: Id; readonly collectionId: Id },
  { besideId, side }: ItemPlace,
): Promise<{ was: ItemPlace | null }> {
  await lockCollection(site, collectionId)
  const rows = await site.db
    .selectFrom('item')
    .select('id')
    .where('website_id', '=', site.id)
    .where('collection_id', '=', collectionId)
    .where('is_removed', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const order = rows.map((row) => row.id)
  const index = order.indexOf(id)
  const others = order.filter((other) => other !== id)
  const beside = others.indexOf(besideId)
  if (index < 0 || beside < 0) throw fail('orderStale')
  others.splice(side === 'before' ? beside : beside + 1, 0, id)
  await site.db
    .updateTable('item')
    .set({ position: sql<number>`array_position(${others}::text[], id)` })
    .where('website_id', '=', site.id)
    .where('collection_id', '=', collectionId)
    .where('is_removed', '=', false)
    .where(sql<boolean>`position IS DISTINCT FROM array_position(${others}::text[], id)`)
    .execute()
  await announceChange(site, [`collection:${collectionId}`])
  return { was: placeIn(order, index) }
}

/** Beside the one before it, which stays what it is when others are added behind; beside the next for the first. */
function placeIn(order: readonly Id[], index: number): ItemPlace | null {
  const [before, next] = [order[index - 1], order[index + 1]]
  if (before !== undefined) return { besideId: before, side: 'behind' }
  return next === undefined ? null : { besideId: next, side: 'before' }
}
