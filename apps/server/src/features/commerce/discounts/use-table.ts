/**
 * SQL of discounts put aside for payments: held, then used or released. The caller holds the checkout. Discounts are locked
 * in the order of their ids and before any stock, which prevents deadlocks.
 */

import type { AppliedDiscount } from '@sitewright/core/commerce/pricing/price-cart'
import { transition } from '@sitewright/core/commerce/state-machine'
import { DISCOUNT_USE, type DiscountUseState } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface DiscountsToHold {
  readonly paymentId: Id
  readonly checkoutId: Id
  /** The key that their uses are counted by (`customer-key.ts`). */
  readonly customer: string
  /** Discounts of the quote. One that takes nothing off is not used up. */
  readonly discounts: readonly AppliedDiscount[]
}

/** Holds one use of each discount; gives the first that has none left, after which the transaction must be given up. */
export async function holdDiscounts(
  site: SiteTx,
  { discounts, ...hold }: DiscountsToHold,
): Promise<AppliedDiscount | undefined> {
  const taken = discounts.filter(({ amountMinor }) => amountMinor > 0)
  for (const discount of taken.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const isHeld = await holdOne(site, discount.id, hold)
    if (!isHeld) return discount
  }
  return undefined
}

async function holdOne(
  site: SiteTx,
  discountId: Id,
  { paymentId, checkoutId, customer }: Omit<DiscountsToHold, 'discounts'>,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE discount SET held = held + 1
    WHERE website_id = ${site.id} AND id = ${discountId} AND is_enabled AND NOT is_removed
      AND (limit_total IS NULL OR used + held < limit_total)
    RETURNING id`.execute(site.db)
  if (rows.length === 0) return false
  // The row's lock keeps other payments of the same customer out until this one is decided.
  const held = await sql`
    INSERT INTO discount_use (website_id, payment_id, discount_id, checkout_id, customer, state)
    SELECT website_id, ${paymentId}, id, ${checkoutId}, ${customer}, ${DISCOUNT_USE.initial}
    FROM discount d WHERE website_id = ${site.id} AND id = ${discountId}
      AND (limit_per_customer IS NULL OR limit_per_customer > (
        SELECT count(*) FROM discount_use u
        WHERE u.website_id = d.website_id AND u.discount_id = d.id
          AND u.customer = ${customer} AND u.state <> 'released'))
    RETURNING discount_id`.execute(site.db)
  return held.rows.length > 0
}

/** Turns held uses into those of an order. */
export async function redeemDiscounts(site: SiteTx, paymentId: Id): Promise<void> {
  await moveUses(site, paymentId, 'held', 'used')
}

/** Releases what a payment that came to nothing had put aside, also where an order stood for it already. */
export async function giveBackDiscounts(site: SiteTx, paymentId: Id): Promise<void> {
  await moveUses(site, paymentId, 'held', 'released')
  await moveUses(site, paymentId, 'used', 'released')
}

/** Uses the discounts of an order that is taken up again; false, with nothing changed, where one of them has no use left. */
export async function takeDiscountsAgain(site: SiteTx, paymentId: Id): Promise<boolean> {
  const { rows } = await sql<{ hasLeft: boolean }>`
    SELECT limit_total IS NULL OR used + held < limit_total AS "hasLeft" FROM discount
    WHERE website_id = ${site.id} AND id IN (
      SELECT discount_id FROM discount_use
      WHERE website_id = ${site.id} AND payment_id = ${paymentId} AND state = 'released')
    ORDER BY id FOR UPDATE`.execute(site.db)
  if (rows.some(({ hasLeft }) => !hasLeft)) return false
  await moveUses(site, paymentId, 'released', 'used')
  return true
}

async function moveUses(
  site: SiteTx,
  paymentId: Id,
  from: DiscountUseState,
  to: DiscountUseState,
): Promise<void> {
  const moved = await site.db
    .updateTable('discount_use')
    .set({ state: transition(DISCOUNT_USE, from, to) })
    .where('website_id', '=', site.id)
    .where('payment_id', '=', paymentId)
    .where('state', '=', from)
    .returning('discount_id as discountId')
    .execute()
  const change = (state: DiscountUseState) => Number(to === state) - Number(from === state)
  for (const discountId of moved.map(({ discountId }) => discountId).sort()) {
    await sql`
      UPDATE discount SET held = held + ${change('held')}, used = used + ${change('used')}
      WHERE website_id = ${site.id} AND id = ${discountId}`.execute(site.db)
  }
}
