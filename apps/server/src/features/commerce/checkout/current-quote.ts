import type { PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { type CartLine, cartById, cartLines } from '../cart/cart-table.ts'
import { shownImage } from '../cart/present-cart.ts'
import { picturesOf } from '../catalog/pictures.ts'
import { donationQuote } from '../donations/donation-quote.ts'
import { donationOfCart } from '../donations/donation-table.ts'
import { nameOfFund } from '../donations/fund-table.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { storePrices } from '../pricing/price-rules.ts'
import type { CheckoutRow } from './checkout-table.ts'
import { makeQuote, type Quote } from './quote.ts'

export interface CurrentQuote {
  readonly lines: readonly CartLine[]
  readonly settings: StoreSettings
  readonly price: PricedCart
  readonly quote: Quote
}

/** A quote of the cart at this moment, in milliseconds, from the catalogue and the owner's rules alone. */
export async function currentQuote(
  site: SiteTx,
  cartId: string,
  now: number,
): Promise<CurrentQuote> {
  const cart = await cartById(site, cartId)
  const lines = await cartLines(site, cartId)
  const { settings, rules } = await storePrices(site, cart)
  const pictures = await picturesOf(site, [...new Set(lines.flatMap(shownImage))])
  const price = priceLines({ cart, lines, settings, rules, now })
  const quote = makeQuote(lines, price, { currency: settings.currency, pictures })
  return { lines, settings, price, quote }
}

/** A quote of whatever a cart holds, goods or a donation, at this moment in milliseconds. */
export async function quoteNow(site: SiteTx, cartId: Id, now: number): Promise<Quote> {
  const donation = await donationOfCart(site, cartId)
  if (!donation) return (await currentQuote(site, cartId, now)).quote
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
