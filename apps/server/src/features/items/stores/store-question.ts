/** Questions of pages to a store: which items, in which order. Drafts, private items and those not due yet are not found. */

import type { ProductOrder } from '@sitewright/core/content/collection-settings'
import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { SoldItems } from '../sold-items.ts'

export interface StoreQuestion {
  readonly collectionId: Id
  readonly order: ProductOrder | 'oldest'
  /** Milliseconds since 1970. */
  readonly now: number
  /** Ids of categories, one of which the item must be in. */
  readonly categoryIds?: readonly Id[] | undefined
  /** Names, addresses or paths of categories, in or below one of which the item must be. */
  readonly categories?: readonly string[] | undefined
  /** Tags, one of which the item must have. */
  readonly tags?: readonly string[] | undefined
  readonly isFeatured?: boolean | undefined
}

export function isShown(site: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  return sql`${inStore(site, question)} AND item.visible_from <= ${new Date(question.now)}`
}

export function isPlanned(site: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  return sql`${inStore(site, question)} AND item.visible_from > ${new Date(question.now)}`
}

function inStore({ id }: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  const { collectionId, categoryIds, categories, tags, isFeatured } = question
  const conditions = [
    sql`item.website_id = ${id} AND item.collection_id = ${collectionId}
      AND NOT item.is_removed AND item.visible_from IS NOT NULL`,
    ...(categoryIds ? [isWithin(sql`category_id = ANY(${[...categoryIds]})`)] : []),
    ...(categories
      ? [isWithin(sql`category_id IN (${categoriesCalled(id, collectionId, words(categories))})`)]
      : []),
    ...(tags ? [hasTag(words(tags))] : []),
    ...(isFeatured === true ? [sql`item.starred`] : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

const words = (some: readonly string[]) => some.map((word) => word.toLowerCase())

function isWithin(condition: RawBuilder<unknown>) {
  return sql`EXISTS (
    SELECT FROM item_in_category AS within WHERE within.website_id = item.website_id
      AND within.item_id = item.id AND ${condition}
  )`
}

/** Categories with one of the names, and all below them: a recursive query from the roots down. */
function categoriesCalled(siteId: Id, collectionId: Id, names: readonly string[]) {
  const isCalled = (path: RawBuilder<unknown>) => sql`(
    ${path} = ANY(${names}) OR category.url_id = ANY(${names})
    OR lower(category.display_name) = ANY(${names}))`
  return sql`
    WITH RECURSIVE tree AS (
      SELECT id, url_id AS path, ${isCalled(sql`category.url_id`)} AS is_wanted
      FROM category
      WHERE category.website_id = ${siteId} AND category.collection_id = ${collectionId}
        AND category.parent_id = (
          SELECT root.id FROM category AS root WHERE root.website_id = ${siteId}
            AND root.collection_id = ${collectionId} AND root.type = 'ROOT')
      UNION ALL
      SELECT category.id, above.path || '/' || category.url_id,
        above.is_wanted OR ${isCalled(sql`above.path || '/' || category.url_id`)}
      FROM tree AS above
      JOIN category
        ON category.website_id = ${siteId} AND category.parent_id = above.id
    )
    SELECT id FROM tree WHERE is_wanted`
}

/** Reads tags off the rows that the order goes through anyway, in a fifth of the time of asking `item_term` for each. */
function hasTag(tags: readonly string[]) {
  return sql`EXISTS (SELECT FROM unnest(item.tags) AS own WHERE lower(own) = ANY(${tags}))`
}

/** The rows called `item` that a question is about, with what its order compares. */
export function rowsFor({ order }: Pick<StoreQuestion, 'order'>, { price }: SoldItems) {
  return ORDERS[order].isByPrice ? sql`item ${price.join}` : sql`item`
}

/** Sort order of a list; items that are equal in it go by date, newest first. */
export function inOrder(
  { order }: Pick<StoreQuestion, 'order'>,
  { price }: SoldItems,
): RawBuilder<unknown> {
  const { isByPrice, what, direction } = ORDERS[order]
  const compared = isByPrice ? price.value : what
  return sql`${compared} ${direction}, item.publish_on DESC, item.id DESC`
}

const UP = sql`ASC`
const DOWN = sql`DESC`

interface Order {
  readonly isByPrice: boolean
  /** The value to sort by; by price it comes from the store. */
  readonly what: RawBuilder<unknown>
  readonly direction: RawBuilder<unknown>
}

const BY_PRICE = { isByPrice: true, what: sql`NULL` } as const
const by = (what: RawBuilder<unknown>, direction: RawBuilder<unknown>): Order => ({
  isByPrice: false,
  what,
  direction,
})

const ORDERS: Readonly<Record<StoreQuestion['order'], Order>> = {
  newest: by(sql`item.publish_on`, DOWN),
  oldest: by(sql`item.publish_on`, UP),
  featured: by(sql`item.starred`, DOWN),
  priceUp: { ...BY_PRICE, direction: UP },
  priceDown: { ...BY_PRICE, direction: DOWN },
  title: by(sql`lower(item.title)`, UP),
  manual: by(sql`item.position`, UP),
}
