import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { fail } from './errors.ts'
import { lockCollection } from './lock-collection.ts'

/** Puts the items of a collection into an order. All of them are named, or somebody has added or removed one meanwhile. */
export async function arrangeItems(
  site: SiteTx,
  collectionId: Id,
  itemIds: readonly Id[],
): Promise<void> {
  await lockCollection(site, collectionId)
  const rows = await site.db
    .selectFrom('item')
    .select('id')
    .where('website_id', '=', site.id)
    .where('collection_id', '=', collectionId)
    .where('is_removed', '=', false)
    .execute()
  const wanted = new Set(itemIds)
  if (wanted.size !== rows.length || rows.some(({ id }) => !wanted.has(id))) {
    throw fail('orderStale')
  }
  await site.db
    .updateTable('item')
    .set({ position: sql<number>`array_position(${[...itemIds]}::text[], id)` })
    .where('website_id', '=', site.id)
    .where('collection_id', '=', collectionId)
    .where('is_removed', '=', false)
    .execute()
  await announceChange(site, [`collection:${collectionId}`])
}
