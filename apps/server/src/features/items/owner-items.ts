/** Items for owners, in any state, with the revision of their body's draft. */

import type { ItemOrdering } from '@sitewright/core/content/collection-kinds'
import { type ItemStatus, visibleFrom } from '@sitewright/core/content/item-status'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { contains } from '../../platform/db/contains.ts'
import { asItem, type ItemRow, items, openItems } from './item-table.ts'

export interface OwnerItem extends ItemRecord {
  /** Revision of the body's draft. */
  readonly revision: number | null
  /** Whether another item of its collection has the same picture, or the same sound. */
  readonly isReused: boolean
}

const { image, audio } = RECORD_TYPES

const isReused = sql<boolean>`(item.record_type IN (${sql.lit(image)}, ${sql.lit(audio)}) AND EXISTS (
  SELECT FROM item AS other
  WHERE other.website_id = item.website_id AND other.collection_id = item.collection_id
    AND other.id <> item.id AND NOT other.is_removed
    AND CASE item.record_type WHEN ${sql.lit(image)} THEN other.image_id = item.image_id
      ELSE item.content ->> 'audioUrl' <> '' AND other.content ->> 'audioUrl' = item.content ->> 'audioUrl' END))`

function withRevision(query: ReturnType<typeof items>) {
  return query
    .leftJoin('document', (join) =>
      join
        .onRef('document.website_id', '=', 'item.website_id')
        .onRef('document.id', '=', 'item.document_id'),
    )
    .select(['document.revision', isReused.as('isReused')])
}

export async function ownerItem(site: SiteTx, itemId: Id): Promise<OwnerItem | undefined> {
  const row = await withRevision(openItems(site)).where('item.id', '=', itemId).executeTakeFirst()
  return row && asOwnerItem(row)
}

function asOwnerItem(row: ItemRow & Pick<OwnerItem, 'revision' | 'isReused'>): OwnerItem {
  return { ...asItem(row), revision: row.revision, isReused: row.isReused }
}

export interface OwnerQuestion {
  readonly collectionId: Id
  readonly ordering: ItemOrdering
  readonly search: string
  readonly status: ItemStatus | undefined
  /** Current time: a scheduled item whose date has come counts as public. */
  readonly now: Date
  readonly skip: number
  readonly limit: number
}

/** A page of a collection's items. One statement. */
export async function ownerItems(
  site: SiteTx,
  { collectionId, ordering, search, status, now, skip, limit }: OwnerQuestion,
): Promise<OwnerItem[]> {
  const pattern = contains(search)
  const query = withRevision(items(site))
    .where('item.collection_id', '=', collectionId)
    .$if(search !== '', (some) => some.where('item.title', 'ilike', pattern))
    .$if(status === 'public', (some) => some.where('item.visible_from', '<=', now))
    .$if(status === 'scheduled', (some) => some.where('item.visible_from', '>', now))
    .$if(status !== undefined && visibleFrom(status, 0) === null, (some) =>
      some.where('item.status', '=', status ?? 'draft'),
    )
    .limit(limit)
    .offset(skip)
  const ordered =
    ordering === 'user-orderable'
      ? query.orderBy('item.position').orderBy('item.id')
      : query
          .orderBy(ordering === 'calendar' ? 'item.starts_at' : 'item.publish_on', 'desc')
          .orderBy('item.id', 'desc')
  const rows = await ordered.execute()
  return rows.map(asOwnerItem)
}

/** Soft delete: the row stays for what points at it, and no other query finds it. */
export async function markItemRemoved({ id, db }: SiteTx, itemId: Id): Promise<void> {
  await db
    .updateTable('item')
    .set({ is_removed: true, begun_at: null, status: 'draft', visible_from: null })
    .where('website_id', '=', id)
    .where('id', '=', itemId)
    .execute()
  await db
    .deleteFrom('item_term')
    .where('website_id', '=', id)
    .where('item_id', '=', itemId)
    .execute()
}

/** Place and date of a removed item; undefined for one that is there, or unknown. */
export async function removedItem({ id, db }: SiteTx, itemId: Id) {
  return db
    .selectFrom('item')
    .select(['collection_id as collectionId', 'url_id as urlId', 'publish_on as publishOn'])
    .where('website_id', '=', id)
    .where('id', '=', itemId)
    .where('is_removed', '=', true)
    .executeTakeFirst()
}

export async function markItemRestored(
  { id, db }: SiteTx,
  itemId: Id,
  {
    urlId,
    status,
    visibleFrom: from,
  }: {
    readonly urlId: string
    readonly status: ItemStatus
    readonly visibleFrom: number | null
  },
): Promise<void> {
  await db
    .updateTable('item')
    .set({
      is_removed: false,
      url_id: urlId,
      status,
      visible_from: from === null ? null : new Date(from),
      updated_at: sql<Date>`now()`,
    })
    .where('website_id', '=', id)
    .where('id', '=', itemId)
    .execute()
}
