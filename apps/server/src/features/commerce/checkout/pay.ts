/** Pays for the visitor's checkout: reserve, ask the provider, settle. Safe to send again at any point. */

import type { Checkout } from '@sitewright/api/checkout/shapes'
import type { Id } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { lockCart } from '../cart/cart-table.ts'
import { cartTokenHash, rememberCart, type ShopVisit } from '../cart/visit.ts'
import { fail } from '../errors.ts'
import type { PaymentAnswer, PaymentProvider } from '../payments/payment-provider.ts'
import { type PaymentRow, undecidedPayment } from '../payments/payment-table.ts'
import { providerForToken } from '../payments/providers.ts'
import { type CheckoutRow, findCheckout, lockCheckout } from './checkout-table.ts'
import { quoteOf } from './current-quote.ts'
import { hurryOverdue } from './hurry-overdue.ts'
import { presentCheckout } from './present-checkout.ts'
import { NOTHING_DUE, reserve } from './reserve.ts'
import { askAndSettle, nothingDue, settle } from './settle-payment.ts'
import { orderPath, statusToken } from './status-token.ts'

export interface PayInput {
  readonly checkoutId: Id
  readonly paymentToken: string
  readonly agreedTotalMinor: number
}

export interface Paid {
  readonly checkout: Checkout
  readonly redirectUrl: string
}

export async function pay(visit: ShopVisit, input: PayInput): Promise<Paid> {
  const { app, siteId } = visit
  const provider = providerForToken(app, input.paymentToken)
  if (!provider) refuseToken('paymentUnknown')

  const { payment, isNew } = await begin(visit, input, provider).catch(async (error) => {
    if (error instanceof Problem && error.code === 'notEnoughStock') await hurryOverdue(app, siteId)
    throw error
  })
  if (isNew) app.crashAt('reserve.after')
  if (payment) {
    const answer = await obtainAnswer(app, siteId, { payment, provider, input, isNew })
    if (answer.state === 'declined') refuseToken('paymentDeclined')
  }
  return afterPaying(visit, input.checkoutId)
}

async function begin(
  visit: ShopVisit,
  { checkoutId, agreedTotalMinor }: PayInput,
  provider: PaymentProvider,
): Promise<{ payment: PaymentRow | undefined; isNew: boolean }> {
  return visit.inSite(async (site) => {
    const checkout = await ownCheckout(visit, site, checkoutId)
    if (checkout.state !== 'open') {
      return { isNew: false, payment: await paymentUnderWay(site, checkout) }
    }
    const wish = { agreedTotalMinor, provider: provider.code }
    return { isNew: true, payment: await reserve(visit.app, site, checkout, wish) }
  })
}

function refuseToken(code: 'paymentUnknown' | 'paymentDeclined'): never {
  throw fail(code, { errors: { paymentToken: fail.catalogue[code].message } })
}

/** Checkouts of other carts do not exist. Held, since what follows depends on its state. */
async function ownCheckout(visit: ShopVisit, site: SiteTx, checkoutId: Id): Promise<CheckoutRow> {
  const tokenHash = cartTokenHash(visit)
  const cart = tokenHash === undefined ? undefined : await lockCart(site, tokenHash)
  const checkout = cart && (await lockCheckout(site, checkoutId))
  if (!checkout || checkout.cartId !== cart?.id) throw fail('checkoutMissing')
  return checkout
}

/** The second press of the button, or the next after a crash: the payment is known, its end is not. */
async function paymentUnderWay(
  site: SiteTx,
  { id, state }: CheckoutRow,
): Promise<PaymentRow | undefined> {
  if (state === 'completed') return undefined
  if (state === 'awaitingPayment' || state === 'cancelling') return undecidedPayment(site, id)
  throw fail('checkoutOver')
}

interface Asking {
  readonly payment: PaymentRow
  readonly provider: PaymentProvider
  readonly input: PayInput
  readonly isNew: boolean
}

/** Outside of any transaction: the provider takes as long as it takes. */
async function obtainAnswer(
  app: App,
  siteId: Id,
  { payment, provider, input, isNew }: Asking,
): Promise<PaymentAnswer> {
  try {
    if (!isNew) {
      const known = await askAndSettle(app, siteId, payment)
      if (known.state !== 'unknown' || payment.provider !== provider.code) return known
    }
    const answer =
      payment.provider === NOTHING_DUE
        ? nothingDue(payment)
        : await startPayment(app, siteId, { payment, provider, input })
    await settle(app, siteId, payment, answer)
    return answer
  } catch (error) {
    // No answer is not a refusal: the money may have moved, so the shopper waits and the reconciler asks.
    app.log.warn({ err: error, paymentId: payment.id }, 'A payment is not settled yet')
    return { state: 'unknown' }
  }
}

async function startPayment(
  app: App,
  siteId: Id,
  { payment, provider, input }: Omit<Asking, 'isNew'>,
): Promise<PaymentAnswer> {
  app.crashAt('provider.create.before')
  const answer = await provider.start({
    siteId,
    paymentId: payment.id,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    token: input.paymentToken,
  })
  app.crashAt('provider.create.after')
  return answer
}

async function afterPaying(visit: ShopVisit, checkoutId: Id): Promise<Paid> {
  const { app, siteId } = visit
  const checkout = await visit.inSite(async (site) => {
    const now = await findCheckout(site, checkoutId)
    if (!now) throw fail('checkoutMissing')
    return presentCheckout(now, await quoteOf(site, now))
  })
  if (checkout.state === 'expired' || checkout.state === 'failed') throw fail('checkoutOver')
  if (checkout.state === 'completed') rememberCart(visit, { isEmpty: true })
  return { checkout, redirectUrl: orderPath(statusToken(app, siteId, checkoutId)) }
}
