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

/** Those of these that visitors see, in the order asked for. `now` is in milliseconds. */
export async function visibleProducts(
  site: SiteTx,
  productIds: readonly Id[],
  now: number,
): Promise<VisibleProducts> {
  const found = await productsById(site, productIds)
  const byId = new Map(found.map((product) => [product.id, product]))
  return {
    products: productIds.flatMap((id) => {
      const product = byId.get(id)
      return product && isVisible(product, now) ? [product] : []
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
  /** Only what is in a category that has one of these names or addresses. */
  readonly categories?: readonly string[] | undefined
  /** Only what has one of these. */
  readonly tags?: readonly string[] | undefined
  readonly isFeatured?: boolean | undefined
}

/** Some of what a store shows, in its order. */
export interface StretchQuestion extends StoreQuestion {
  readonly limit: number
  readonly skip: number
}

export interface StoreStretch {
  readonly ids: readonly Id[]
  /** How many visitors see in all. */
  readonly total: number
  readonly nextChange: Date | null
}

/** What one page of a store shows. The database counts and puts in order, so that only the page itself comes back. */
export async function storeStretch(site: SiteTx, question: StretchQuestion): Promise<StoreStretch> {
  const { limit, skip } = question
  const { rows } = await sql<StoreStretch>`
    SELECT ARRAY(
        SELECT id FROM product WHERE ${isShown(site, question)}
        ORDER BY ${inOrder(question)} LIMIT ${limit} OFFSET ${skip}
      ) AS ids,
      (SELECT count(*) FROM product WHERE ${isShown(site, question)}) AS total,
      ${nextChange(site, question)} AS "nextChange"`.execute(site.db)
  return rows[0] ?? { ids: [], total: 0, nextChange: null }
}

export interface PlaceQuestion extends StoreQuestion {
  readonly urlId: string
  /** How many others to name. */
  readonly others: number
}

export interface PlaceInStore {
  readonly id: Id
  readonly previous: Id | null
  readonly next: Id | null
  /** Those that the store begins with. */
  readonly others: readonly Id[]
  readonly nextChange: Date | null
}

/** Which product is at an address, and what stands around it in the store's order. */
export async function placeInStore(
  site: SiteTx,
  question: PlaceQuestion,
): Promise<PlaceInStore | undefined> {
  const { urlId, others } = question
  const order = inOrder(question)
  const { rows } = await sql<PlaceInStore>`
    SELECT id, previous, next, ARRAY(
        SELECT id FROM product WHERE ${isShown(site, question)} AND url_id <> ${urlId}
        ORDER BY ${order} LIMIT ${others}
      ) AS others,
      ${nextChange(site, question)} AS "nextChange"
    FROM (
      SELECT id, url_id, lag(id) OVER place AS previous, lead(id) OVER place AS next
      FROM product WHERE ${isShown(site, question)} WINDOW place AS (ORDER BY ${order})
    ) AS placed WHERE url_id = ${urlId}`.execute(site.db)
  return rows[0]
}

/**
 * Which products stores begin with, for pages that show a few of them: ids for each question, in the order of the
 * questions. Those not due yet stand behind the others, so that whoever fetches them all learns when they will be.
 */
export async function firstProductIds(
  site: SiteTx,
  questions: readonly StretchQuestion[],
): Promise<Id[][]> {
  if (questions.length === 0) return []
  const parts = questions.map((question, index) => {
    const { limit, skip } = question
    return sql`
      (SELECT ${sql.lit(index)} AS question, id, row_number() OVER () AS place FROM (
        SELECT id FROM product WHERE ${isShown(site, question)}
        ORDER BY ${inOrder(question)} LIMIT ${limit} OFFSET ${skip}) AS shown)
      UNION ALL (SELECT ${sql.lit(index)}, id, ${sql.lit(PLANNED)} FROM product
        WHERE ${isPlanned(site, question)} LIMIT ${limit})`
  })
  const { rows } = await sql<{ question: number; id: Id }>`
    SELECT question, id FROM (${sql.join(parts, sql` UNION ALL `)}) AS found
    ORDER BY question, place`.execute(site.db)
  return questions.map((_, index) =>
    rows.filter(({ question }) => Number(question) === index).map(({ id }) => id),
  )
}

/** Behind every place in a list. */
const PLANNED = 1_000_000

function isShown(site: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  return sql`${inStore(site, question)} AND visible_from <= ${new Date(question.now)}`
}

function isPlanned(site: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  return sql`${inStore(site, question)} AND visible_from > ${new Date(question.now)}`
}

function nextChange(site: SiteTx, question: StoreQuestion): RawBuilder<Date | null> {
  return sql`(SELECT min(visible_from) FROM product WHERE ${isPlanned(site, question)})`
}

function inStore({ id }: SiteTx, question: StoreQuestion): RawBuilder<boolean> {
  const { collectionId, categoryIds, categories, tags, isFeatured } = question
  const conditions = [
    sql`website_id = ${id} AND collection_id = ${collectionId}
      AND NOT is_removed AND visible_from IS NOT NULL`,
    ...(categoryIds ? [isWithin(sql`category_id = ANY(${[...categoryIds]})`)] : []),
    ...(categories ? [isWithin(isCalled(words(categories)))] : []),
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

function isCalled(names: readonly string[]) {
  return sql`EXISTS (
    SELECT FROM product_category AS category WHERE category.website_id = within.website_id
      AND category.id = within.category_id
      AND (category.url_id = ANY(${names}) OR lower(category.display_name) = ANY(${names}))
  )`
}

function hasTag(tags: readonly string[]) {
  return sql`EXISTS (SELECT FROM unnest(tags) AS own WHERE lower(own) = ANY(${tags}))`
}

/** Ties go by date, newest first. */
function inOrder({ order }: StoreQuestion): RawBuilder<unknown> {
  return sql`${ORDERS[order]}, publish_on DESC, id DESC`
}

const lowestPrice = sql`(
  SELECT min(CASE WHEN on_sale THEN sale_price_minor ELSE price_minor END) FROM variant
  WHERE variant.website_id = product.website_id AND variant.product_id = product.id
    AND NOT variant.is_removed
)`

const ORDERS: Readonly<Record<ProductOrder, RawBuilder<unknown>>> = {
  newest: sql`publish_on DESC`,
  featured: sql`starred DESC`,
  priceUp: lowestPrice,
  priceDown: sql`${lowestPrice} DESC`,
  title: sql`lower(title)`,
}
