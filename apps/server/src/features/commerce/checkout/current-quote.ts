import type { PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { keepTogether } from '../../../platform/db/kept-statement.ts'
import {
  askSharedCart,
  type CartLine,
  type CartRow,
  OF_SHARED_CART,
  shareCart,
} from '../cart/cart-table.ts'
import { askPictures, type Pictures } from '../catalog/pictures.ts'
import { askStoreSettings } from '../catalog/store-settings-table.ts'
import { donationQuote } from '../donations/donation-quote.ts'
import { askDonation, type Donation } from '../donations/donation-table.ts'
import { nameOfFund } from '../donations/fund-table.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { askRules, type PriceAnswers, pricesOf } from '../pricing/price-rules.ts'
import type { CheckoutRow } from './checkout-table.ts'
import { makeQuote, type Quote } from './quote.ts'

export interface CurrentQuote {
  readonly lines: readonly CartLine[]
  readonly settings: StoreSettings
  readonly price: PricedCart
  readonly quote: Quote
}

/** A cart, or a donation, and all that decides about its price. */
export interface CartToQuote extends PriceAnswers {
  /** Undefined where there is none. */
  readonly cart: CartRow | undefined
  readonly lines: readonly CartLine[]
  readonly donation: Donation | undefined
  readonly pictures: Pictures
}

/** The parts of a statement that reads it, which shares its cart (`shareCart`); `customer` where it is not that of the checkout. */
export function askCartToQuote(site: SiteTx, customer?: string) {
  const { codes, checkoutId, pictureIds } = OF_SHARED_CART
  return {
    ...askSharedCart,
    donation: askDonation(site, OF_SHARED_CART.id),
    settings: askStoreSettings(site),
    ...askRules(site, { codes, checkoutId, customer: customer ?? OF_SHARED_CART.customer }),
    pictures: askPictures(site, pictureIds),
  }
}

const readCart = keepTogether<{ readonly cartId: Id }, CartToQuote>(
  (site) => askCartToQuote(site),
  (site, { cartId }) => shareCart(site, cartId),
)

/** The quote of a cart that was just read, from the catalogue and the owner's rules alone; `now` is in milliseconds. */
export function quoteOfCart(
  { lines, pictures, ...read }: CartToQuote,
  cart: Pick<CartRow, 'destination' | 'shippingOptionId' | 'codes'>,
  now: number,
): CurrentQuote {
  const { settings, rules } = pricesOf(read)
  const price = priceLines({ cart, lines, settings, rules, now })
  const quote = makeQuote(lines, price, { currency: settings.currency, pictures })
  return { lines, settings, price, quote }
}

/** A quote of whatever a cart holds, goods or a donation, at this moment in milliseconds. */
export async function quoteNow(site: SiteTx, cartId: Id, now: number): Promise<Quote> {
  const read = await readCart(site, { cartId })
  const { cart, donation } = read
  if (donation) return donationQuote(donation, await nameOfFund(site, donation.fundId))
  if (!cart) throw new Error('A cart is gone while it is being priced')
  return quoteOfCart(read, cart, now).quote
}

/** The frozen quote while a payment is under way and after, today's prices before. */
export async function quoteOf(
  site: SiteTx,
  { state, cartId, quote }: Pick<CheckoutRow, 'state' | 'cartId' | 'quote'>,
  now: number,
): Promise<Quote> {
  return state !== 'open' && quote ? quote : quoteNow(site, cartId, now)
}
