/** The one transaction before any money moves: the price is frozen, the stock put aside, the payment named. */

import type { AppliedDiscount, PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import { QUANTITY_MESSAGES } from '@sitewright/core/commerce/quantity'
import {
  CONSENT_MISSING,
  isConsentAsked,
  type StoreSettings,
} from '@sitewright/core/commerce/store-settings'
import { isEmail } from '@sitewright/core/email'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import { waitWords } from '@sitewright/core/wait-words'
import type { App } from '../../../platform/app.ts'
import { addJob } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { keepStatement } from '../../../platform/db/kept-statement.ts'
import { writesWithJobs } from '../../../platform/db/write-together.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import type { CartLine, CartRow } from '../cart/cart-table.ts'
import type { ShopVisit } from '../cart/cart-token.ts'
import {
  isForSale,
  isMoreThanAllowed,
  isToBeAskedAgain,
  linesForSale,
  problemOf,
  requiresShipping,
} from '../cart/present-cart.ts'
import { holdDiscounts } from '../discounts/use-table.ts'
import { checkAgain } from '../donations/check-donation.ts'
import { donationQuote } from '../donations/donation-quote.ts'
import type { Donation } from '../donations/donation-table.ts'
import { findFund } from '../donations/fund-table.ts'
import { fail } from '../errors.ts'
import { isTest, methodForToken, type PaymentMethod } from '../payments/payment-method.ts'
import { newPayment, type PaymentRow, paymentInsertion } from '../payments/payment-table.ts'
import { priceHash } from '../pricing/price-hash.ts'
import { cartProblem } from '../pricing/price-problems.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { insertReservations, takeStock, unitsByVariant } from '../stock/reservation-table.ts'
import { addressErrors } from './check-details.ts'
import {
  type CheckoutRow,
  checkoutMove,
  type MovedCheckout,
  movedCheckout,
} from './checkout-table.ts'
import { type CurrentQuote, quoteOfCart } from './current-quote.ts'
import { hashQuote, type Quote } from './quote.ts'
import type { ToDecide } from './read-to-decide.ts'
import { EXPIRE_PAYMENT, RECONCILE_PAYMENT } from './watch-payment.ts'

/** Milliseconds, ten minutes, that stock is reserved before the provider is asked to give the payment up. */
export const HOLD_MS = 10 * 60 * 1000
/** Milliseconds after which the provider is first asked about a payment that nobody has reported on. */
const FIRST_LOOK_MS = 15 * 1000

/** Rate limit: this many declined payments of one checkout within ten minutes; nobody honest has more. */
const MOST_DECLINES = 5
/** Milliseconds, ten minutes, for which a declined payment counts. */
export const DECLINES_WITHIN_MS = 10 * 60 * 1000

/** Provider code of payments of nothing, which ask no provider. */
export const NOTHING_DUE = 'none'

export interface ReserveInput {
  readonly agreedTotalMinor: number
  readonly agreedPrice?: string | undefined
  /** The method or card that was chosen; ignored where the total is 0. */
  readonly paymentToken: string
}

/** All that was read of an open checkout, which the caller's transaction holds. */
export type ToReserve = ToDecide & { readonly cart: CartRow; readonly checkout: CheckoutRow }

export interface Reserved {
  readonly payment: PaymentRow
  readonly quote: Quote
  /** The method that was chosen; undefined where nothing is due. */
  readonly method: PaymentMethod | undefined
}

export async function reserve(
  visit: ShopVisit,
  site: SiteTx,
  read: ToReserve,
  { agreedTotalMinor, agreedPrice, paymentToken }: ReserveInput,
): Promise<Reserved> {
  const { app } = visit
  app.crashAt('reserve.before')
  const now = app.clock.now()
  const { checkout, donation } = read
  const { quote, lines, discounts, hash } = donation
    ? await donationToPay(site, read, donation)
    : await goodsToPay(visit, site, read, now)
  if (quote.totalMinor !== agreedTotalMinor) throw fail('totalsChanged')
  if (agreedPrice !== undefined && agreedPrice !== hash) {
    throw fail('totalsChanged', { message: MADE_UP_OTHERWISE })
  }
  refuseGuessing(read)
  const method =
    quote.totalMinor === 0
      ? undefined
      : await chosenMethod(app, site, quote, { token: paymentToken, rows: read.methodRows })
  const payment = newPayment({
    checkoutId: checkout.id,
    ...(method ? namesOf(method) : NOTHING_CHOSEN),
    currency: quote.currency,
    amountMinor: quote.totalMinor,
    expiresAt: new Date(now + HOLD_MS),
  })
  await Promise.all([
    freeze(site, { checkout, payment, quote, firstLook: new Date(now + FIRST_LOOK_MS) }),
    putAside(app, site, { checkout, payment, lines, discounts }),
  ])
  return { payment, quote, method }
}

interface ToFreeze {
  readonly checkout: CheckoutRow
  readonly payment: PaymentRow
  readonly quote: Quote
  /** The moment at which the provider is first asked, if nobody has reported on the payment by then. */
  readonly firstLook: Date
}

/** Writes down what was agreed to, the payment for it, and the jobs that follow it to its end. One statement. */
async function freeze(
  site: SiteTx,
  { checkout, payment, quote, firstLook }: ToFreeze,
): Promise<void> {
  await writeFrozen(site, {
    ...payment,
    ...movedCheckout(checkout, 'awaitingPayment'),
    quote: JSON.stringify(quote),
    quoteHash: hashQuote(quote),
    firstLook,
  })
}

interface Frozen extends PaymentRow, MovedCheckout {
  /** As JSON. */
  readonly quote: string
  readonly quoteHash: string
  readonly firstLook: Date
}

const writeFrozen = keepStatement((site, values: Frozen) => {
  const { id, expiresAt, quote, quoteHash, firstLook } = values
  const frozen = checkoutMove(site, values).set({ quote, quote_hash: quoteHash })
  return writesWithJobs({ frozen, begun: paymentInsertion(site, values) }, [
    addJob(site, RECONCILE_PAYMENT, { id, runAt: firstLook }),
    addJob(site, EXPIRE_PAYMENT, { id, runAt: expiresAt }),
  ])
})

/** Puts aside the uses of discounts, and the stock. */
async function putAside(
  app: App,
  site: SiteTx,
  {
    checkout,
    payment: { id: paymentId },
    lines,
    discounts,
  }: Pick<ToPay, 'lines' | 'discounts'> & Pick<ToFreeze, 'checkout' | 'payment'>,
): Promise<void> {
  const gone = await holdDiscounts(site, {
    paymentId,
    checkoutId: checkout.id,
    customer: checkout.customerKey,
    discounts,
  })
  if (gone) throw fail('discountGone', { message: goneWords(gone) })
  app.crashAt('reserve.discounts-held')
  // Stock comes last, because the lock on its rows makes all other buyers of the item wait.
  if (lines.length > 0) await holdStock(site, paymentId, lines)
}

async function holdStock(site: SiteTx, paymentId: Id, lines: readonly CartLine[]): Promise<void> {
  const units = unitsByVariant(lines)
  const [{ taken, short }] = await Promise.all([
    takeStock(site, units),
    insertReservations(site, paymentId, units),
  ])
  if (short) refuseShortage(lines, short)
  await announceStock(site, taken, { taken: true })
}

/** The goods or the donation that are paid for, and all that is put aside with them. */
interface ToPay {
  readonly quote: Quote
  readonly lines: readonly CartLine[]
  readonly discounts: readonly AppliedDiscount[]
  /** Hash of all that makes up its price; absent where nothing but the total does. */
  readonly hash?: string
}

async function goodsToPay(
  visit: ShopVisit,
  site: SiteTx,
  read: ToReserve,
  now: number,
): Promise<ToPay> {
  const { lines, settings, price, quote } = quoteOfCart(read, read.cart, now)
  checkLines(await linesForSale(visit, site, lines), settings, now)
  checkDetails(read.checkout, { lines, settings, price })
  await checkPrice(site, price, { lines, settings })
  const hash = priceHash(lines, price, quote.currency)
  return { quote, lines, discounts: price.discounts, hash }
}

/** A donation needs an email address alone; nothing of it is put aside, discounted or taxed. */
async function donationToPay(
  site: SiteTx,
  { checkout: { email }, settings }: ToReserve,
  donation: Donation,
): Promise<ToPay> {
  const format = (await moneyFormatsIn(site))(settings.currency)
  const fund = checkAgain(donation, await findFund(site, donation.fundId), format)
  const problem = emailProblem(email)
  if (problem !== undefined) throw fail('detailsMissing', { errors: { email: problem } })
  return { quote: donationQuote(donation, fund.name), lines: [], discounts: [] }
}

const MADE_UP_OTHERWISE =
  'The total is made up of other amounts now. Please look at it again before you pay.'

type Choice = Pick<PaymentRow, 'provider' | 'title' | 'sentence' | 'isTest'>

const NOTHING_CHOSEN: Choice = { provider: NOTHING_DUE, title: '', sentence: '', isTest: false }

async function chosenMethod(
  app: App,
  site: SiteTx,
  { shipping }: Pick<Quote, 'shipping'>,
  choice: Parameters<typeof methodForToken>[2],
): Promise<PaymentMethod> {
  const method = await methodForToken(app, site, choice)
  if (method.provider.isForPickup && shipping?.kind !== 'pickup') {
    const { message } = fail.catalogue.onlyForPickup
    throw fail('onlyForPickup', { errors: { paymentToken: message } })
  }
  return method
}

function namesOf(method: PaymentMethod): Choice {
  const { provider, setup, title } = method
  return {
    provider: provider.code,
    title,
    sentence: provider.sentence(setup),
    isTest: isTest(method),
  }
}

/** Refuses a cart below the store's minimum, and one that cannot be delivered. */
async function checkPrice(
  site: SiteTx,
  price: PricedCart,
  { lines, settings }: { lines: readonly CartLine[]; settings: StoreSettings },
): Promise<void> {
  if (!price.isBelowMinimum && !price.isUndeliverable) return
  const format = (await moneyFormatsIn(site))(settings.currency)
  const money = (amount: Minor) => formatMoney(amount, format)
  const message = cartProblem(price, { lines, settings, money }) ?? ''
  if (price.isBelowMinimum) throw fail('belowMinimum', { message })
  throw fail('notDelivered', { message, errors: { 'shippingAddress.country': message } })
}

/** Rate limit on declined payments, since thieves try out stolen cards on shops. */
function refuseGuessing({ declines }: ToDecide): void {
  if (declines < MOST_DECLINES) return
  const retryAfter = DECLINES_WITHIN_MS / 1000
  throw fail('tooManyDeclines', { retryAfter, message: waitWords(retryAfter) })
}

function checkLines(lines: readonly CartLine[], settings: StoreSettings, now: number): void {
  if (lines.length === 0) throw fail('cartEmpty')
  const problemsOf = (some: readonly CartLine[]) =>
    Object.fromEntries(
      some.map((line) => [line.id, problemOf(line, { lines, settings, now }) ?? 'Required']),
    )
  const gone = lines.filter((line) => !isForSale(line, now))
  if (gone.length > 0) throw fail('variantMissing', { errors: problemsOf(gone) })
  const tooMany = lines.filter((line) => isMoreThanAllowed(line, settings))
  if (tooMany.length > 0) {
    throw fail('quantityInvalid', {
      message: QUANTITY_MESSAGES.single,
      errors: problemsOf(tooMany),
    })
  }
  const asked = lines.filter(isToBeAskedAgain)
  if (asked.length > 0) throw fail('formChanged', { errors: problemsOf(asked) })
}

function checkDetails(
  { email, shippingAddress, billingAddress, consentedAt }: CheckoutRow,
  { lines, settings, price }: Pick<CurrentQuote, 'lines' | 'settings' | 'price'>,
): void {
  const isPickup = price.shippingOption?.kind === 'pickup'
  // Earlier versions took addresses that are refused today.
  const errors: Record<string, string> = {
    ...addressErrors({ shippingAddress, billingAddress }, isPickup),
  }
  const wrongEmail = emailProblem(email)
  if (wrongEmail !== undefined) errors.email = wrongEmail
  if (requiresShipping(lines) && !shippingAddress) errors.shippingAddress = 'Required'
  if (isConsentAsked(settings) && !consentedAt) errors.acceptsTerms = CONSENT_MISSING
  if (Object.keys(errors).length > 0) throw fail('detailsMissing', { errors })
}

function emailProblem(email: string): string | undefined {
  if (email === '') return 'Required'
  return isEmail(email, 'deliverable') ? undefined : 'Please enter a valid email'
}

function goneWords({ title }: AppliedDiscount): string {
  return `${title}: ${fail.catalogue.discountGone.message}`
}

/** Names every entry of the variant, so that the shopper sees which one it is. */
function refuseShortage(
  lines: readonly CartLine[],
  { variantId, left }: { variantId: Id; left: number },
): never {
  const { message } = fail.catalogue.notEnoughStock
  const entries = lines.filter((line) => line.variantId === variantId)
  const errors = Object.fromEntries(entries.map(({ id }) => [id, message]))
  throw fail('notEnoughStock', { available: left, errors })
}
