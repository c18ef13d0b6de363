/**
 * SQL that reads items for visitors: pages, feeds, search and the sitemap all use it. Drafts, private items and items that
 * are not due yet are not found.
 */

import type { ItemOrdering } from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { ListOffset } from '@sitewright/page/address/list-query'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { asItem, type ItemRow, items } from './item-table.ts'

export interface ItemFilter {
  /** Undefined for items of any collection of the site. */
  readonly collectionId: Id | undefined
  /** Address of the only item wanted, in its collection. */
  readonly urlId?: string | undefined
  /** Ids of the only items wanted. */
  readonly ids?: readonly Id[] | undefined
  readonly now: Date
  /** Category, or several, one of which the item must have. */
  readonly category?: string | readonly string[] | undefined
  readonly tag?: string | readonly string[] | undefined
  readonly authorId?: Id | undefined
  /** Names of authors, one of whom the item must have. */
  readonly authorNames?: readonly string[] | undefined
  readonly isFeatured?: boolean | undefined
  /** Time span. Published from `from` until before `to`; events: those that take place then, if only in part. */
  readonly during?: During | undefined
  /** Events that have not ended yet, or events that have. */
  readonly period?: 'upcoming' | 'past' | undefined
}

export interface During {
  readonly what: 'publish_on' | 'starts_at'
  readonly from: Date
  readonly to: Date
}

/** Orders that any collection can be listed in, beside its own. */
export type ItemSort = 'newest' | 'oldest' | 'title'

export interface ItemQuestion extends ItemFilter {
  readonly ordering: ItemOrdering
  /** Another order than the collection's own. */
  readonly sortedBy?: ItemSort | undefined
  readonly limit: number
  /** Number of items left out at the start. */
  readonly skip?: number | undefined
  /** Only items before or after `item`, the nearest first. The newer one of a blog is before. */
  readonly beside?: { readonly item: ItemRecord; readonly side: 'before' | 'after' } | undefined
  /** Keyset pagination: only items behind it, or with `isReversed` the nearest ones before it. */
  readonly offset?: ListOffset | undefined
  readonly isReversed?: boolean | undefined
}

/** Query for the items that pass the filter, without an order. */
export function visible(site: SiteTx, { collectionId, urlId, ids, now, ...filter }: ItemFilter) {
  const { category, tag, authorId, authorNames, isFeatured, during, period } = filter
  return items(site)
    .where('item.visible_from', '<=', now)
    .$if(collectionId !== undefined, (query) =>
      query.where('item.collection_id', '=', collectionId ?? ''),
    )
    .$if(urlId !== undefined, (query) => query.where('item.url_id', '=', urlId ?? ''))
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`item.id = ANY(${[...(ids ?? [])]})`),
    )
    .$if(category !== undefined, (query) => query.where(hasTerm('category', category)))
    .$if(tag !== undefined, (query) => query.where(hasTerm('tag', tag)))
    .$if(authorId !== undefined, (query) => query.where('item.author_id', '=', authorId ?? ''))
    .$if(authorNames !== undefined, (query) => query.where(isBy(authorNames)))
    .$if(isFeatured === true, (query) => query.where('item.starred', '=', true))
    .$if(during !== undefined, (query) => query.where(isDuring(during ?? EVER)))
    .$if(period === 'upcoming', (query) => query.where(endOf, '>=', now))
    .$if(period === 'past', (query) => query.where(endOf, '<', now))
}

const EVER: During = { what: 'publish_on', from: new Date(0), to: new Date(8.64e15) }

function isDuring({ what, from, to }: During) {
  return what === 'publish_on'
    ? sql<boolean>`(item.publish_on >= ${from} AND item.publish_on < ${to})`
    : sql<boolean>`(item.starts_at < ${to} AND (item.starts_at >= ${from} OR item.ends_at > ${from}))`
}

const endOf = sql<Date>`coalesce(item.ends_at, item.starts_at)`

function isBy(names: readonly string[] = []) {
  return sql<boolean>`lower(author.display_name) = ANY(${names.map((name) => name.toLowerCase())})`
}

function hasTerm(kind: 'tag' | 'category', wish: string | readonly string[] = []) {
  const terms = [wish].flat().map((term) => term.toLowerCase())
  return sql<boolean>`EXISTS (
    SELECT FROM item_term WHERE item_term.website_id = item.website_id
      AND item_term.collection_id = item.collection_id AND item_term.kind = ${kind}
      AND item_term.term_ci = ANY(${terms}) AND item_term.item_id = item.id
  )`
}

/** The items found for a question, and whether there are more behind them. */
export interface ItemStretch {
  readonly items: readonly ItemRecord[]
  readonly hasMore: boolean
  /** Whether the first item behind was published in the same millisecond as the last one here. */
  readonly isTied: boolean
}

/** Query for one row more than asked for, which tells whether the list goes on. */
function stretch(site: SiteTx, question: ItemQuestion): Visible {
  const { limit, skip = 0, offset, isReversed = false, beside } = question
  const found = beside
    ? nearest(visible(site, question), question.ordering, beside)
    : inOrder(visible(site, question), question)
  return found
    .$if(offset !== undefined, (query) => query.where(isBeyond(offset, isReversed)))
    .limit(limit + 1)
    .offset(skip)
}

function isBeyond({ time, id }: ListOffset = { time: 0 }, isReversed: boolean) {
  const [place, offset] =
    id === undefined
      ? [sql`item.publish_on`, sql`${new Date(time)}`]
      : [sql`(item.publish_on, item.id)`, sql`(${new Date(time)}, ${id})`]
  return isReversed ? sql<boolean>`${place} > ${offset}` : sql<boolean>`${place} < ${offset}`
}

function stretchOf(rows: readonly ItemRow[], { limit, isReversed }: ItemQuestion): ItemStretch {
  const found = rows.slice(0, limit).map(asItem)
  const [last, beyond] = [rows[limit - 1], rows[limit]]
  const isTied = last !== undefined && last.publish_on.getTime() === beyond?.publish_on.getTime()
  const items = isReversed ? found.reverse() : found
  return { items, hasMore: beyond !== undefined, isTied }
}

export async function visibleItems(site: SiteTx, question: ItemQuestion): Promise<ItemStretch> {
  if (question.ids?.length === 0) return { items: [], hasMore: false, isTied: false }
  return stretchOf(await stretch(site, question).execute(), question)
}

/** One query for stretches of any collections; each row has the number of its question and its place. */
export function stretchesQuery(site: SiteTx, questions: readonly ItemQuestion[]) {
  const parts = questions.map((question, index) =>
    site.db
      .selectFrom(stretch(site, question).as('item'))
      .selectAll()
      .select([sql.lit(index).as('question'), sql<number>`row_number() OVER ()`.as('place')]),
  )
  const [first, ...others] = parts
  return first && others.reduce((some, part) => some.unionAll(part), first)
}

type StretchesRow = ItemRow & { readonly question: number }

/** Stretches in the order of the questions, from rows in the order of their places. */
export function stretchesOf(
  questions: readonly ItemQuestion[],
  rows: readonly StretchesRow[],
): ItemStretch[] {
  return questions.map((question, index) =>
    stretchOf(
      rows.filter((row) => Number(row.question) === index),
      question,
    ),
  )
}

type Visible = ReturnType<typeof visible>

const SORTED_BY: Readonly<Record<ItemSort, RawBuilder<unknown>>> = {
  newest: sql`item.publish_on DESC, item.id DESC`,
  oldest: sql`item.publish_on, item.id`,
  title: sql`lower(item.title), item.id`,
}

function inOrder(query: Visible, question: ItemQuestion): Visible {
  const { ordering, sortedBy, isReversed, period } = question
  if (sortedBy !== undefined) return query.orderBy(SORTED_BY[sortedBy])
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

export async function visibleItemByUrlId(
  site: SiteTx,
  { collectionId, now }: { readonly collectionId: Id; readonly now: Date },
  urlId: string,
): Promise<ItemRecord | undefined> {
  const row = await visible(site, { collectionId, urlId, now }).executeTakeFirst()
  return row && asItem(row)
}

function nearest(
  query: Visible,
  ordering: ItemOrdering,
  { item, side }: NonNullable<ItemQuestion['beside']>,
): Visible {
  const { column, value, isDescending } = placeOf(item, ordering)
  const isLater = (side === 'after') !== isDescending
  const direction = isLater ? 'asc' : 'desc'
  return query
    .where(
      sql<boolean>`(${sql.ref(column)}, item.id) ${isLater ? sql`>` : sql`<`} (${value}, ${item.id})`,
    )
    .orderBy(column, direction)
    .orderBy('item.id', direction)
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

export interface ItemAddressQuestion {
  readonly collectionIds: readonly Id[]
  readonly now: Date
}

/** Address of a visible item, and its dates, for callers that do not read the item itself. */
export interface ItemAddress {
  readonly collectionId: Id
  readonly urlId: string
  readonly imageIds: readonly Id[]
  /** Time of the last change that visitors could see, in milliseconds. */
  readonly lastModified: number
}

function of({ id, db }: SiteTx, collectionIds: readonly Id[]) {
  return db
    .selectFrom('item')
    .where('website_id', '=', id)
    .where(sql<boolean>`collection_id = ANY(${[...collectionIds]})`)
    .where('is_removed', '=', false)
}

/** A part of all visible items of some collections, by id; products come last. */
export async function itemAddresses(
  site: SiteTx,
  question: ItemAddressQuestion & { readonly limit: number; readonly offset: number },
): Promise<ItemAddress[]> {
  const { collectionIds, now, limit, offset } = question
  if (limit === 0) return []
  const rows = await of(site, collectionIds)
    .where('visible_from', '<=', now)
    .select([
      'collection_id as collectionId',
      'url_id as urlId',
      sql<Id[]>`array_remove(array_prepend(image_id, more_image_ids), NULL)`.as('imageIds'),
      sql<Date>`greatest(updated_at, visible_from)`.as('lastModified'),
    ])
    .orderBy(sql`record_type = ${sql.lit(RECORD_TYPES.storeItem)}`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({ ...row, lastModified: row.lastModified.getTime() }))
}

/** Number of addresses, and when time alone adds one. */
export async function countItemAddresses(
  site: SiteTx,
  { collectionIds, now }: ItemAddressQuestion,
): Promise<{ total: number; nextChange: Date | undefined }> {
  const { total, next } = await of(site, collectionIds)
    .select([
      sql<number>`(count(*) FILTER (WHERE visible_from <= ${now}))::integer`.as('total'),
      sql<Date | null>`min(visible_from) FILTER (WHERE visible_from > ${now})`.as('next'),
    ])
    .executeTakeFirstOrThrow()
  return { total, nextChange: next ?? undefined }
}
