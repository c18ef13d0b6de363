import type { Discount } from '@sitewright/core/commerce/pricing/discounts'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { Given, StatementPart } from '../../../platform/db/statement-part.ts'

/** The parts of a cart that decide which discounts are looked at. */
export interface DiscountWish {
  /** In upper case. */
  readonly codes: readonly string[]
  /** The cart's checkout; what it holds already counts as left for it. */
  readonly checkoutId: Id | null
  /** Key of the shopper (`customer-key.ts`); empty before the email address is known, when limits per customer do not count. */
  readonly customer: string
}

/** The wish of no cart: only automatic discounts. */
export const NO_CODES: DiscountWish = { codes: [], checkoutId: null, customer: '' }

/** The wish, of which SQL may give what is not known yet. */
export type AskedDiscounts = { readonly [Part in keyof DiscountWish]: Given<DiscountWish[Part]> }

/** SQL of a site's automatic discounts and those with the cart's codes, to be part of another statement. */
export function askDiscounts(
  { id }: SiteTx,
  { codes, checkoutId, customer }: AskedDiscounts,
): StatementPart<Discount[]> {
  const uses = sql`SELECT count(*) FROM discount_use u
    WHERE u.website_id = d.website_id AND u.discount_id = d.id`
  const heldHere = sql`(${uses} AND u.checkout_id = ${checkoutId} AND u.state = 'held')`
  const ofCustomer = sql`(${uses} AND u.customer = ${customer} AND u.state <> 'released')`
  const query = sql`(SELECT json_agg(json_build_object(
      'id', id, 'title', title, 'code', code, 'kind', kind, 'ratePpm', rate_ppm,
      'amountMinor', amount_minor, 'buyQuantity', buy_quantity, 'getQuantity', get_quantity,
      'scope', scope, 'targetIds', target_ids, 'minimumMinor', minimum_minor,
      'startsAt', starts_at, 'endsAt', ends_at, 'isEnabled', is_enabled,
      'usesLeft', CASE WHEN limit_total IS NOT NULL
        THEN limit_total - used - held + ${heldHere} END,
      'usesLeftForCustomer', CASE WHEN limit_per_customer IS NOT NULL AND ${customer} <> ''
        THEN limit_per_customer - ${ofCustomer} + ${heldHere} END
    ) ORDER BY created_at, id)
    FROM discount d WHERE website_id = ${id} AND NOT is_removed
      AND (code IS NULL OR code = ANY(${codes}::text[])))`
  return { query, read: (value) => ((value ?? []) as StoredDiscount[]).map(withDates) }
}

type StoredDiscount = Omit<Discount, 'startsAt' | 'endsAt'> & {
  readonly startsAt: string | null
  readonly endsAt: string | null
}

function withDates({ startsAt, endsAt, ...discount }: StoredDiscount): Discount {
  return {
    ...discount,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }
}
