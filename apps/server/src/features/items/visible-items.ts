/**
 * Items as visitors may see them. Every question of pages, feeds, search and the sitemap comes here: what is
 * a draft, private or not due yet does not exist. Each is one statement.
 */

import type { ItemOrdering } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { asItem, type ItemRecord, items } from './item-table.ts'

export interface ItemFilter {
  readonly collectionId: Id
  readonly now: Date
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly authorId?: Id | undefined
  readonly isFeatured?: boolean | undefined
  /** Published, or for events begun, from `from` until before `to`. */
  readonly during?: During | undefined
  /** Events that have not ended yet, or those that have. */
  readonly period?: 'upcoming' | 'past' | undefined
}

export interface During {
  readonly what: 'publish_on' | 'starts_at'
  readonly from: Date
  readonly to: Date
}

export interface ItemQuestion extends ItemFilter {
  readonly ordering: ItemOrdering
  readonly limit: number
  /** Items left out at the start. */
  readonly skip?: number | undefined
  /** Only those published before, in milliseconds; or with `isReversed` the nearest ones published after. */
  readonly offset?: number | undefined
  readonly isReversed?: boolean | undefined
}

function visible(site: SiteTx, { collectionId, now, ...filter }: ItemFilter) {
  const { category, tag, authorId, isFeatured, during, period } = filter
  return items(site)
    .where('item.collection_id', '=', collectionId)
    .where('item.visible_from', '<=', now)
    .$if(category !== undefined, (query) => query.where(hasTerm('category', category)))
    .$if(tag !== undefined, (query) => query.where(hasTerm('tag', tag)))
    .$if(authorId !== undefined, (query) => query.where('item.author_id', '=', authorId ?? ''))
    .$if(isFeatured === true, (query) => query.where('item.starred', '=', true))
    .$if(during !== undefined, (query) =>
      query
        .where(`item.${during?.what ?? 'publish_on'}`, '>=', during?.from ?? now)
        .where(`item.${during?.what ?? 'publish_on'}`, '<', during?.to ?? now),
    )
    .$if(period === 'upcoming', (query) => query.where(endOf, '>=', now))
    .$if(period === 'past', (query) => query.where(endOf, '<', now))
}

const endOf = sql<Date>`coalesce(item.ends_at, item.starts_at)`

function hasTerm(kind: 'tag' | 'category', term = '') {
  return sql<boolean>`EXISTS (
    SELECT FROM item_term WHERE item_term.website_id = item.website_id
      AND item_term.collection_id = item.collection_id AND item_term.kind = ${kind}
      AND item_term.term_ci = ${term.toLowerCase()} AND item_term.item_id = item.id
  )`
}

/** One stretch of a collection, one more than asked for where it goes on. */
export async function visibleItems(
  site: SiteTx,
  question: ItemQuestion,
): Promise<{ items: ItemRecord[]; hasMore: boolean }> {
  const { limit, skip = 0, offset, isReversed = false } = question
  const rows = await inOrder(visible(site, question), question)
    .$if(offset !== undefined, (query) =>
      query.where('item.publish_on', isReversed ? '>' : '<', new Date(offset ?? 0)),
    )
    .limit(limit + 1)
    .offset(skip)
    .execute()
  const found = rows.slice(0, limit).map(asItem)
  return { items: isReversed ? found.reverse() : found, hasMore: rows.length > limit }
}

type Visible = ReturnType<typeof visible>

function inOrder(query: Visible, { ordering, isReversed, period }: ItemQuestion): Visible {
  switch (ordering) {
    case 'user-orderable':
      return query.orderBy('item.position').orderBy('item.id')
    case 'calendar': {
      const direction = period === 'past' ? 'desc' : 'asc'
      return query.orderBy('item.starts_at', direction).orderBy('item.id', direction)
    }
    case 'chronological': {
      const direction = isReversed ? 'asc' : 'desc'
      return query.orderBy('item.publish_on', direction).orderBy('item.id', direction)
    }
  }
}

export async function countVisibleItems({ id, db }: SiteTx, filter: ItemFilter): Promise<number> {
  const { total } = await db
    .selectFrom(visible({ id, db }, filter).as('item'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function visibleItemByUrlId(
  site: SiteTx,
  { collectionId, now }: Pick<ItemFilter, 'collectionId' | 'now'>,
  urlId: string,
): Promise<ItemRecord | undefined> {
  const row = await visible(site, { collectionId, now })
    .where('item.url_id', '=', urlId)
    .executeTakeFirst()
  return row && asItem(row)
}

/** The items before and after one, in the order of its collection: the newer one of a blog is the previous. */
export async function neighboursOf(
  site: SiteTx,
  { item, ordering, now }: { item: ItemRecord; ordering: ItemOrdering; now: Date },
): Promise<{ previous: ItemRecord | undefined; next: ItemRecord | undefined }> {
  const { collectionId } = item
  const side = (isAfter: boolean) => {
    const { column, value, isDescending } = placeOf(item, ordering)
    const direction = isAfter === isDescending ? 'desc' : 'asc'
    const sign = isAfter === isDescending ? sql`<` : sql`>`
    return visible(site, { collectionId, now })
      .where(sql<boolean>`(${sql.ref(column)}, item.id) ${sign} (${value}, ${item.id})`)
      .orderBy(column, direction)
      .orderBy('item.id', direction)
      .limit(1)
  }
  const rows = await site.db
    .selectFrom(side(false).as('before'))
    .selectAll()
    .select(sql<boolean>`false`.as('is_after'))
    .unionAll(
      site.db
        .selectFrom(side(true).as('after'))
        .selectAll()
        .select(sql<boolean>`true`.as('is_after')),
    )
    .execute()
  const one = (isAfter: boolean) => rows.find(({ is_after }) => is_after === isAfter)
  const [before, after] = [one(false), one(true)]
  return { previous: before && asItem(before), next: after && asItem(after) }
}

function placeOf(item: ItemRecord, ordering: ItemOrdering) {
  switch (ordering) {
    case 'user-orderable':
      return { column: 'item.position', value: item.position, isDescending: false } as const
    case 'calendar':
      return { column: 'item.starts_at', value: item.startsAt, isDescending: false } as const
    case 'chronological':
      return { column: 'item.publish_on', value: item.publishOn, isDescending: true } as const
  }
}

/** Visible items by id, whichever collection they are in. */
export async function visibleItemsById(
  site: SiteTx,
  itemIds: readonly Id[],
  now: Date,
): Promise<ItemRecord[]> {
  if (itemIds.length === 0) return []
  const rows = await items(site)
    .where('item.id', 'in', [...itemIds])
    .where('item.visible_from', '<=', now)
    .execute()
  return rows.map(asItem)
}

/** When visitors will next see something else here: an item comes up, or an event ends. Nothing planned: undefined. */
export async function nextChangeOf(
  { id, db }: SiteTx,
  collectionIds: readonly Id[],
  now: Date,
): Promise<Date | undefined> {
  if (collectionIds.length === 0) return undefined
  const row = await db
    .selectFrom('item')
    .select(
      sql<Date | null>`min(CASE
        WHEN visible_from > ${now} THEN visible_from
        WHEN coalesce(ends_at, starts_at) >= ${now} THEN coalesce(ends_at, starts_at)
      END)`.as('at'),
    )
    .where('website_id', '=', id)
    .where('collection_id', 'in', [...collectionIds])
    .where('is_removed', '=', false)
    .where('visible_from', 'is not', null)
    .executeTakeFirst()
  return row?.at ?? undefined
}
