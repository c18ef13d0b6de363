/** The order page of the shopper who holds its token: the order, or how far the payment is. */

import type { PaymentAction } from '@sitewright/api/checkout/shapes'
import type { OrderShape } from '@sitewright/api/orders/shapes'
import type { SiteTx } from '../../../platform/database.ts'
import type { PageSources } from '../../../platform/http/page-sources.ts'
import { hashToken } from '../../../platform/keys.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { findCart } from '../cart/cart-table.ts'
import { cartTokenHashes, type ShopVisit } from '../cart/cart-token.ts'
import { expressPath, expressVisit } from '../cart/express-visit.ts'
import { openCart, rememberCart } from '../cart/visit.ts'
import { type CheckoutRow, checkoutWithToken } from '../checkout/checkout-table.ts'
import { askAndSettleQuietly } from '../checkout/settle-payment.ts'
import { donatePath } from '../donations/donate-path.ts'
import { donationOfCart } from '../donations/donation-table.ts'
import { fulfillmentsOf } from '../fulfillment/fulfillment-table.ts'
import { type PaymentRow, undecidedPayment } from '../payments/payment-table.ts'
import { providerWithCode } from '../payments/providers.ts'
import { refundsOfOrder } from '../refunds/refund-table.ts'
import { notesOfOrder } from './note-table.ts'
import { findOrder, orderLines } from './order-table.ts'
import { orderOfCheckout } from './order-writing.ts'
import { presentOrder } from './present-order.ts'

export type OrderStatus =
  | { readonly state: 'confirmed'; readonly order: OrderShape }
  /**
   * The provider has not said yet whether the money came; with a practice card there is none. With an action the shopper
   * has something to do first.
   */
  | ({
      readonly state: 'waiting'
      readonly isPractice: boolean
      readonly action?: WaitingAction
    } & OfDonation)
  /**
   * There is no order: the payment was declined, given up, or sent back. `cartPath` leads to what can still be bought; null once
   * it cannot.
   */
  | ({ readonly state: 'ended'; readonly cartPath: string | null } & OfDonation)

interface OfDonation {
  /** Path of the page where a donation began; absent for goods. */
  readonly donatePath?: string
}

export interface WaitingAction {
  readonly action: PaymentAction
  /** Addresses that the page may load from for the action. */
  readonly sources: PageSources
}

/** Status for a token, undefined for an unknown one. Asks the provider, so that the shopper need not wait for a job. */
export async function orderByToken(
  visit: ShopVisit,
  token: string,
): Promise<OrderStatus | undefined> {
  const { app, siteId } = visit
  const customer = { token, now: app.clock.now() }
  const { undecided } = await visit.inSite((site) => readStatus(visit, site, customer))
  const answer = undecided && (await askAndSettleQuietly(app, siteId, undecided))
  return visit.inSite(async (site) => {
    const { status } = await readStatus(visit, site, customer)
    if (status?.state === 'waiting' && undecided && answer?.state === 'action') {
      const { sources } = providerWithCode(app, undecided.provider)
      return { ...status, action: { action: answer.action, sources } }
    }
    // The page is opened again from the mail, and by then the visitor may have begun another cart.
    const isCartSold = status?.state === 'confirmed' && !(await openCart(visit, site))
    if (isCartSold) rememberCart(visit, { isEmpty: true })
    return status
  })
}

async function readStatus(
  visit: ShopVisit,
  site: SiteTx,
  customer: { token: string; now: number },
): Promise<{ status?: OrderStatus; undecided?: PaymentRow }> {
  const checkout = await checkoutWithToken(site, hashToken(customer.token))
  if (!checkout) return {}
  const orderId = await orderOfCheckout(site, checkout.id)
  const order = orderId && (await findOrder(site, orderId))
  if (order) {
    const lines = await orderLines(site, order.id)
    const fulfillments = await fulfillmentsOf(site, order.id)
    const moneyFormat = (await moneyFormatsIn(site))(order.currency)
    // Problems and the history, which has the owner's reasons, are for the owner alone.
    const untroubled = { ...order, hasProblem: false }
    const refunds = await refundsOfOrder(site, order.id)
    const notes = await notesOfOrder(site, order.id)
    const parts = { lines, fulfillments, refunds, notes, moneyFormat, imagesAt: '', customer }
    const shown = presentOrder(untroubled, parts)
    return { status: { state: 'confirmed', order: shown } }
  }
  const undecided = await undecidedPayment(site, checkout.id)
  const donation = await donationOfCart(site, checkout.cartId)
  const begun = donation && { donatePath: donatePath(donation.fundId) }
  return undecided
    ? {
        status: { state: 'waiting', isPractice: undecided.isTest, ...begun },
        undecided,
      }
    : { status: { state: 'ended', cartPath: await cartPathOf(visit, site, checkout), ...begun } }
}

/** Path of the cart whose payment ended, or of the checkout where it was bought at once. */
async function cartPathOf(
  visit: ShopVisit,
  site: SiteTx,
  { state, cartId }: CheckoutRow,
): Promise<string | null> {
  if (state !== 'open' && state !== 'expired') return null
  const atOnce = await findCart(site, cartTokenHashes(expressVisit(visit, cartId)))
  return atOnce ? expressPath(cartId) : '/cart'
}
