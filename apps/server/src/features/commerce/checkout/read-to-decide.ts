import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { keepTogether } from '../../../platform/db/kept-statement.ts'
import { shareCart } from '../cart/cart-table.ts'
import { askMethodRows, type MethodRow } from '../payments/method-table.ts'
import { askDeclines } from '../payments/payment-table.ts'
import { askCheckout, type CheckoutRow } from './checkout-table.ts'
import { askCartToQuote, type CartToQuote } from './current-quote.ts'

/** All that decides about a payment: it is read once, while the cart is held. */
export interface ToDecide extends CartToQuote {
  readonly checkout: CheckoutRow | undefined
  /** Number of its declined payments since a moment. */
  readonly declines: number
  /** Setups of ways to pay. */
  readonly methodRows: readonly MethodRow[]
}

interface Asked {
  readonly checkoutId: Id
  /** The moment from which declined payments count. */
  readonly since: Date
}

/** One statement. */
export const readToDecide = keepTogether<Asked, ToDecide>(
  (site, { checkoutId, since }) => ({
    ...askCartToQuote(site),
    checkout: askCheckout(site, checkoutId),
    declines: askDeclines(site, checkoutId, since),
    methodRows: askMethodRows(site),
  }),
  (site, { checkoutId }) => shareCart(site, cartOfCheckout(site, checkoutId)),
)

function cartOfCheckout({ id }: SiteTx, checkoutId: Id) {
  return sql<Id>`(SELECT cart_id FROM checkout WHERE website_id = ${id} AND id = ${checkoutId})`
}
