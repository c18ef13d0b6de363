/** SQL of discounts, as their owner edits them. */

import type { DiscountInput, DiscountShape } from '@sitewright/api/commerce/discount-shapes'
import { type Id, newId } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

/** Products or categories that a discount is for, without those that were removed since. */
const TARGETS = sql<DiscountShape['targets']>`coalesce((
  SELECT json_agg(json_build_object('id', t.id, 'title', t.title) ORDER BY t.title, t.id)
  FROM (
    SELECT item.id, item.title FROM item
    WHERE discount.scope = 'products' AND item.website_id = discount.website_id
      AND item.id = ANY(discount.target_ids) AND NOT item.is_removed
    UNION ALL
    SELECT category.id, category.display_name FROM category
    WHERE discount.scope = 'categories' AND category.website_id = discount.website_id
      AND category.id = ANY(discount.target_ids)
  ) AS t), '[]')`

function discounts({ id, db }: SiteTx) {
  return db
    .selectFrom('discount')
    .select(['id', 'title', 'code', 'kind', 'scope', 'used', 'held'])
    .select(['rate_ppm as ratePpm', 'amount_minor as amountMinor', 'minimum_minor as minimumMinor'])
    .select(['buy_quantity as buyQuantity', 'get_quantity as getQuantity'])
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'is_enabled as isEnabled'])
    .select(['limit_total as limitTotal', 'limit_per_customer as limitPerCustomer'])
    .select(TARGETS.as('targets'))
    .where('website_id', '=', id)
    .where('is_removed', '=', false)
}

type DiscountRow = Omit<DiscountShape, 'startsAt' | 'endsAt'> & {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

function shapeOf({ startsAt, endsAt, ...row }: DiscountRow): DiscountShape {
  return { ...row, startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null }
}

/** Newest first. */
export async function allDiscounts(site: SiteTx): Promise<DiscountShape[]> {
  const rows = await discounts(site).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(shapeOf)
}

export async function findDiscount(site: SiteTx, id: Id): Promise<DiscountShape | undefined> {
  const row = await discounts(site).where('id', '=', id).executeTakeFirst()
  return row && shapeOf(row)
}

/** Holds the discount against payments until the transaction ends. */
export async function lockDiscount({ id, db }: SiteTx, discountId: Id) {
  return db
    .selectFrom('discount')
    .select(['used', 'held'])
    .where('website_id', '=', id)
    .where('id', '=', discountId)
    .where('is_removed', '=', false)
    .forUpdate()
    .executeTakeFirst()
}

/** Other discounts of the site: all of them, those that apply by themselves, and whether one has the code. */
export async function otherDiscounts(
  { id, db }: SiteTx,
  { code, except }: { code: string | null; except: Id | null },
) {
  return db
    .selectFrom('discount')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) FILTER (WHERE code IS NULL))::int`.as('automatic'),
      sql<boolean>`coalesce(bool_or(code = ${code}), false)`.as('hasCode'),
    ])
    .where('website_id', '=', id)
    .where('is_removed', '=', false)
    .where('id', 'is distinct from', except)
    .executeTakeFirstOrThrow()
}

/** How many of these products or categories the site has. */
export async function countTargets(
  { id, db }: SiteTx,
  { scope, targetIds }: Pick<DiscountInput, 'scope' | 'targetIds'>,
): Promise<number> {
  const ids = [...new Set(targetIds)]
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT product.id FROM product JOIN item
        ON item.website_id = product.website_id AND item.id = product.id AND NOT item.is_removed
      WHERE ${scope} = 'products' AND product.website_id = ${id} AND product.id = ANY(${ids}::text[])
      UNION ALL
      SELECT category.id FROM category
      WHERE ${scope} = 'categories' AND category.website_id = ${id}
        AND category.type = 'CATEGORY'
        AND category.id = ANY(${ids}::text[])
    ) AS t`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertDiscount(site: SiteTx, discount: DiscountInput): Promise<Id> {
  const id = newId()
  await site.db
    .insertInto('discount')
    .values({ website_id: site.id, id, ...columns(discount) })
    .execute()
  return id
}

export async function saveDiscount(
  { id, db }: SiteTx,
  discountId: Id,
  discount: DiscountInput,
): Promise<void> {
  await db
    .updateTable('discount')
    .set(columns(discount))
    .where('website_id', '=', id)
    .where('id', '=', discountId)
    .execute()
}

/** Keeps the row, since uses and orders name it. */
export async function endDiscount({ id, db }: SiteTx, discountId: Id): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('discount')
    .set({ is_removed: true })
    .where('website_id', '=', id)
    .where('id', '=', discountId)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function columns(discount: DiscountInput) {
  const { title, code, kind, scope } = discount
  return {
    title,
    code,
    kind,
    scope,
    rate_ppm: discount.ratePpm,
    amount_minor: minor(discount.amountMinor),
    buy_quantity: discount.buyQuantity,
    get_quantity: discount.getQuantity,
    target_ids: [...new Set(discount.targetIds)],
    minimum_minor: minor(discount.minimumMinor),
    starts_at: discount.startsAt === null ? null : new Date(discount.startsAt),
    ends_at: discount.endsAt === null ? null : new Date(discount.endsAt),
    is_enabled: discount.isEnabled,
    limit_total: discount.limitTotal,
    limit_per_customer: discount.limitPerCustomer,
  }
}

/** Whether a discount that is switched on has the code, whether or not it takes anything off today. */
export async function isCodeKnown({ id, db }: SiteTx, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('discount')
    .select('id')
    .where('website_id', '=', id)
    .where('code', '=', code)
    .where('is_enabled', '=', true)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return found !== undefined
}
