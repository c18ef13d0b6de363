/** Pays for the visitor's checkout: reserve, ask the provider, settle. Safe to send again at any point. */

import type { Checkout, ProviderFields } from '@sitewright/api/checkout/shapes'
import type { Id } from '@sitewright/core/id'
import { fromCents } from '@sitewright/core/money'
import { Problem } from '@sitewright/core/problem'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import type { VisitorRequest } from '../../../platform/http/route.ts'
import { lockCartRow } from '../cart/cart-table.ts'
import { cartTokenHashes, type ShopVisit } from '../cart/cart-token.ts'
import { currentCart } from '../cart/current-cart.ts'
import { rememberCart } from '../cart/visit.ts'
import { fail } from '../errors.ts'
import { type PaymentMethod, providerOf } from '../payments/payment-method.ts'
import type { PaymentAnswer } from '../payments/payment-provider.ts'
import { type PaymentRow, undecidedPayment } from '../payments/payment-table.ts'
import { providerWithCode, tokensOf } from '../payments/providers.ts'
import { type CheckoutRow, findCheckout } from './checkout-table.ts'
import { quoteOf } from './current-quote.ts'
import { excludedLenders } from './excluded-lenders.ts'
import { hurryOverdue } from './hurry-overdue.ts'
import { presentCheckout } from './present-checkout.ts'
import type { Quote } from './quote.ts'
import { readToDecide } from './read-to-decide.ts'
import { DECLINES_WITHIN_MS, NOTHING_DUE, reserve, type ToReserve } from './reserve.ts'
import { askAndSettle, nothingDue, settle } from './settle-payment.ts'
import { orderPath, statusToken } from './status-token.ts'

/** A visit to the shop, with the site's own address for the way back from a provider. */
export type PayVisit = ShopVisit & Pick<VisitorRequest, 'site'>

export interface PayInput {
  readonly checkoutId: Id
  readonly paymentToken: string
  readonly agreedTotalMinor: number
  /** The cart's `priceHash` that the shopper was shown; its parts are not compared without one. */
  readonly agreedPrice?: string | undefined
}

export interface Paid {
  readonly checkout: Checkout
  readonly redirectUrl: string
  readonly fields?: ProviderFields
}

export async function pay(visit: PayVisit, input: PayInput): Promise<Paid> {
  const { app, siteId } = visit
  const begun = await begin(visit, input).catch(async (error) => {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'notEnoughStock') await hurryOverdue(app, siteId)
    throw COMES_OF_CART.has(error.code) ? await withCart(visit, error) : error
  })
  const { payment, quote } = begun
  if (begun.isNew) app.crashAt('reserve.after')
  const paid = payment && (await obtainAnswer(visit, input, { ...begun, payment }))
  if (paid?.answer.state === 'declined') refuseDeclined(paid.answer.reason)
  // Who made the order knows its checkout, which is read otherwise.
  const checkout =
    paid?.orderId !== undefined && quote
      ? presentCheckout({ id: input.checkoutId, state: 'completed' }, quote)
      : await currentCheckout(visit, input.checkoutId)
  return afterPaying(visit, checkout, paid?.answer)
}

/** Codes of refusals that shoppers can put right by looking at their cart again. */
const COMES_OF_CART: ReadonlySet<string> = new Set([
  'belowMinimum',
  'detailsMissing',
  'discountGone',
  'notDelivered',
  'notEnoughStock',
  'quantityInvalid',
  'totalsChanged',
  'variantMissing',
])

/** Adds today's cart to a refusal, so that a page can say what changed and the next try can agree to it. */
async function withCart(visit: PayVisit, problem: Problem): Promise<Problem> {
  const cart = await currentCart(visit)
  if (!cart) return problem
  return problem.with({ cart, totalMinor: fromCents(cart.grandTotalCents, cart.currency) })
}

interface Begun {
  /** Undefined where nothing is to be asked any more. */
  readonly payment: PaymentRow | undefined
  readonly quote: Quote | null
  readonly isNew: boolean
  /** The method of a new payment, which need not be read again. */
  readonly method?: PaymentMethod | undefined
}

async function begin(visit: PayVisit, { checkoutId, ...wish }: PayInput): Promise<Begun> {
  return visit.inSite(async (site) => {
    const read = await ownCheckout(visit, site, checkoutId)
    const { checkout } = read
    if (checkout.state !== 'open') {
      const { quote } = checkout
      return { isNew: false, quote, payment: await paymentUnderWay(site, checkout) }
    }
    return { isNew: true, ...(await reserve(visit, site, read, wish)) }
  })
}

function refuseDeclined(reason: string | undefined): never {
  const message = reason
    ? `${reason} You have not been charged; please try another way to pay.`
    : fail.catalogue.paymentDeclined.message
  throw fail('paymentDeclined', { message, errors: { paymentToken: message } })
}

/** The checkout, held with its cart; one of another cart counts as missing. */
async function ownCheckout(visit: PayVisit, site: SiteTx, checkoutId: Id): Promise<ToReserve> {
  const since = new Date(visit.app.clock.now() - DECLINES_WITHIN_MS)
  // The second is sent behind the lock, and so reads what is there once it was obtained.
  const [held, { cart, checkout, ...read }] = await Promise.all([
    lockCartRow(site, cartTokenHashes(visit)),
    readToDecide(site, { checkoutId, since }),
  ])
  if (!held || !cart || !checkout || checkout.cartId !== held.id) throw fail('checkoutMissing')
  return { ...read, cart, checkout }
}

/** The undecided payment of a checkout that was paid for before, as after a second press of the button or a crash. */
async function paymentUnderWay(
  site: SiteTx,
  { id, state }: CheckoutRow,
): Promise<PaymentRow | undefined> {
  if (state === 'completed') return undefined
  if (state === 'awaitingPayment' || state === 'cancelling') return undecidedPayment(site, id)
  throw fail('checkoutOver')
}

type Asking = Begun & { readonly payment: PaymentRow }

interface Answered {
  readonly answer: PaymentAnswer
  /** The order that was made of it, where it was. */
  readonly orderId?: Id | undefined
}

/** Runs outside of any transaction, since the provider may take long. */
async function obtainAnswer(visit: PayVisit, input: PayInput, begun: Asking): Promise<Answered> {
  const { app, siteId } = visit
  const { payment, isNew } = begun
  try {
    if (!isNew) {
      const answer = await askAndSettle(app, siteId, payment)
      if (answer.state !== 'unknown' || !isTakenBy(app, payment, input)) return { answer }
    }
    const answer =
      payment.provider === NOTHING_DUE
        ? nothingDue(payment)
        : await startPayment(visit, input, begun)
    return { answer, orderId: await settle(app, siteId, payment, answer) }
  } catch (error) {
    // No answer is not a refusal: the money may have moved, so the shopper waits and the reconciler asks.
    app.log.warn({ err: error, paymentId: payment.id }, 'A payment is not settled yet')
    return { answer: { state: 'unknown' } }
  }
}

/** Whether the token sent now can start the payment that was reserved before. */
function isTakenBy(app: App, { provider }: PaymentRow, { paymentToken }: PayInput): boolean {
  return tokensOf(providerWithCode(app, provider)).includes(paymentToken)
}

async function startPayment(
  { app, siteId, site }: PayVisit,
  input: PayInput,
  { payment, quote, method }: Asking,
): Promise<PaymentAnswer> {
  const { provider, setup } = method ?? (await providerOf(app, siteId, payment.provider))
  app.crashAt('provider.create.before')
  const charge = {
    siteId,
    paymentId: payment.id,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    token: input.paymentToken,
    excluded: excludedLenders(quote, site.flags),
    returnUrl: site.origin + orderPath(statusToken(app, siteId, payment.checkoutId)),
  }
  const answer = await provider.start(charge, setup)
  app.crashAt('provider.create.after')
  return answer
}

async function currentCheckout(visit: PayVisit, checkoutId: Id): Promise<Checkout> {
  return visit.inSite(async (site) => {
    const now = await findCheckout(site, checkoutId)
    if (!now) throw fail('checkoutMissing')
    return presentCheckout(now, await quoteOf(site, now, visit.app.clock.now()))
  })
}

function afterPaying(visit: PayVisit, checkout: Checkout, answer: PaymentAnswer | undefined): Paid {
  const { app, siteId } = visit
  if (checkout.state === 'expired' || checkout.state === 'failed') throw fail('checkoutOver')
  if (checkout.state === 'completed') rememberCart(visit, { isEmpty: true })
  const ownPage = orderPath(statusToken(app, siteId, checkout.id))
  const action = answer?.state === 'action' ? answer.action : undefined
  if (action?.kind === 'redirect') return { checkout, redirectUrl: action.url }
  if (!action) return { checkout, redirectUrl: ownPage }
  const { module, needs } = action
  return { checkout, redirectUrl: ownPage, fields: { module, needs } }
}
