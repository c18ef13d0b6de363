import type { PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { keepTogether } from '../../../platform/db/kept-statement.ts'
import { askCart, askCartLines, type CartLine, type CartRow } from '../cart/cart-table.ts'
import { askBesideNew, shownImage } from '../cart/present-cart.ts'
import { askStoreSettings } from '../catalog/store-settings-table.ts'
import { donationQuote } from '../donations/donation-quote.ts'
import { askDonation, type Donation } from '../donations/donation-table.ts'
import { nameOfFund } from '../donations/fund-table.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { pricesOf } from '../pricing/price-rules.ts'
import type { CheckoutRow } from './checkout-table.ts'
import { makeQuote, type Quote } from './quote.ts'

export interface CurrentQuote {
  readonly lines: readonly CartLine[]
  readonly settings: StoreSettings
  readonly price: PricedCart
  readonly quote: Quote
}

/** A cart, or a donation, and the settings of its store. */
export interface CartToQuote {
  readonly cart: CartRow
  readonly lines: readonly CartLine[]
  readonly donation: Donation | undefined
  readonly settings: StoreSettings
}

/** The parts of a statement that reads it. */
export function askCartToQuote(site: SiteTx, { cartId }: { readonly cartId: Id }) {
  return {
    cart: askCart(site, cartId),
    lines: askCartLines(site, cartId),
    donation: askDonation(site, cartId),
    settings: askStoreSettings(site),
  }
}

const readCart = keepTogether<{ readonly cartId: Id }, CartToQuote>(askCartToQuote)

/** A quote of the cart at this moment, in milliseconds, from the catalogue and the owner's rules alone. */
export async function currentQuote(site: SiteTx, cartId: Id, now: number): Promise<CurrentQuote> {
  return quoteOfCart(site, await readCart(site, { cartId }), now)
}

/** The quote of a cart that was just read. One statement. */
export async function quoteOfCart(
  site: SiteTx,
  { cart, lines, settings: known }: CartToQuote,
  now: number,
): Promise<CurrentQuote> {
  const { codes, checkoutId, customer } = cart
  const imageIds = [...new Set(lines.flatMap(shownImage))]
  const beside = await askBesideNew(site, { codes, checkoutId, customer, imageIds })
  const { pictures, ...prices } = beside
  const { settings, rules } = pricesOf({ settings: known, ...prices })
  const price = priceLines({ cart, lines, settings, rules, now })
  const quote = makeQuote(lines, price, { currency: settings.currency, pictures })
  return { lines, settings, price, quote }
}

/** A quote of whatever a cart holds, goods or a donation, at this moment in milliseconds. */
export async function quoteNow(site: SiteTx, cartId: Id, now: number): Promise<Quote> {
  const read = await readCart(site, { cartId })
  const { donation } = read
  if (!donation) return (await quoteOfCart(site, read, now)).quote
  return donationQuote(donation, await nameOfFund(site, donation.fundId))
}

/** The frozen quote while a payment is under way and after, today's prices before. */
export async function quoteOf(
  site: SiteTx,
  { state, cartId, quote }: Pick<CheckoutRow, 'state' | 'cartId' | 'quote'>,
  now: number,
): Promise<Quote> {
  return state !== 'open' && quote ? quote : quoteNow(site, cartId, now)
}
