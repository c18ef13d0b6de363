/**
 * Products as visitors may see them. Pages, carts, feeds and search ask here: what is a draft, private or not due
 * yet does not exist. Each function sends one statement.
 */

import type { ProductOrder } from '@sitewright/core/content/collection-settings'
import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { type ProductRecord, productsById } from './product-table.ts'

export interface VisibleProducts {
  readonly products: ProductRecord[]
  /** When the first of those not due yet will be there. */
  readonly nextChange: Date | undefined
}

/**
 * Those of these that visitors see, in the order asked for, and those of `hidden` whatever their state, for their
 * owner's canvas. `now` is in milliseconds.
 */
export async function visibleProducts(
  site: SiteTx,
  productIds: readonly Id[],
  now: number,
  hidden: readonly Id[] = [],
): Promise<VisibleProducts> {
  const found = await productsById(site, productIds)
  const byId = new Map(found.map((product) => [product.id, product]))
  return {
    products: productIds.flatMap((id) => {
      const product = byId.get(id)
      return product && (hidden.includes(id) || isVisible(product, now)) ? [product] : []
    }),
    nextChange: earliest(found, now),
  }
}

export function isVisible({ visibleFrom }: { visibleFrom: Date | null }, now: number): boolean {
  return visibleFrom !== null && visibleFrom.getTime() <= now
}

function earliest(
  planned: readonly { readonly visibleFrom: Date | null }[],
  now: number,
): Date | undefined {
  const times = planned.flatMap(({ visibleFrom }) => visibleFrom?.getTime() ?? [])
  const next = Math.min(...times.filter((time) => time > now))
  return next === Infinity ? undefined : new Date(next)
}

export interface StoreQuestion {
  readonly collectionId: Id
  readonly order: ProductOrder
  /** Milliseconds. */
  readonly now: number
  /** Only what is in one of these. */
  readonly categoryIds?: readonly Id[] | undefined
  /** Only what is in a category of one of these names, addresses or paths, or below one. */
  readonly categories?: readonly string[] | undefined
  /** Only what has one of these. */
  readonly tags?: readonly string[] | undefined
  readonly isFeatured?: boolean | undefined
}

export function isShown(site: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  return sql`${inStore(site, question)} AND visible_from <= ${new Date(question.now)}`
}

export function isPlanned(site: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  return sql`${inStore(site, question)} AND visible_from > ${new Date(question.now)}`
}

function inStore({ id }: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  const { collectionId, categoryIds, categories, tags, isFeatured } = question
  const conditions = [
    sql`website_id = ${id} AND collection_id = ${collectionId}
      AND NOT is_removed AND visible_from IS NOT NULL`,
    ...(categoryIds ? [isWithin(sql`category_id = ANY(${[...categoryIds]})`)] : []),
    ...(categories
      ? [isWithin(sql`category_id IN (${categoriesCalled(id, collectionId, words(categories))})`)]
      : []),
    ...(tags ? [hasTag(words(tags))] : []),
    ...(isFeatured === true ? [sql`starred`] : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

const words = (some: readonly string[]) => some.map((word) => word.toLowerCase())

function isWithin(condition: RawBuilder<unknown>) {
  return sql`EXISTS (
    SELECT FROM product_in_category AS within WHERE within.website_id = product.website_id
      AND within.product_id = product.id AND ${condition}
  )`
}

/** Categories that are called so, and all below them, from the roots down. */
function categoriesCalled(siteId: Id, collectionId: Id, names: readonly string[]) {
  const isCalled = (path: RawBuilder<unknown>) => sql`(
    ${path} = ANY(${names}) OR category.url_id = ANY(${names})
    OR lower(category.display_name) = ANY(${names}))`
  return sql`
    WITH RECURSIVE tree AS (
      SELECT id, url_id AS path, ${isCalled(sql`category.url_id`)} AS is_wanted
      FROM product_category AS category
      WHERE category.website_id = ${siteId} AND category.collection_id = ${collectionId}
        AND category.parent_id IS NULL
      UNION ALL
      SELECT category.id, above.path || '/' || category.url_id,
        above.is_wanted OR ${isCalled(sql`above.path || '/' || category.url_id`)}
      FROM tree AS above
      JOIN product_category AS category
        ON category.website_id = ${siteId} AND category.parent_id = above.id
    )
    SELECT id FROM tree WHERE is_wanted`
}

function hasTag(tags: readonly string[]) {
  return sql`EXISTS (SELECT FROM unnest(tags) AS own WHERE lower(own) = ANY(${tags}))`
}

/** Ties go by date, newest first. */
export function inOrder({ order }: Pick<StoreQuestion, 'order'>): RawBuilder<unknown> {
  return sql`${ORDERS[order]}, publish_on DESC, id DESC`
}

const ORDERS: Readonly<Record<ProductOrder, RawBuilder<unknown>>> = {
  newest: sql`publish_on DESC`,
  featured: sql`starred DESC`,
  priceUp: sql`lowest_price_minor`,
  priceDown: sql`lowest_price_minor DESC`,
  title: sql`lower(title)`,
}
