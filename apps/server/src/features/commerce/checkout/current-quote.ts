import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { SiteTx } from '../../../platform/database.ts'
import { type CartLine, cartLines } from '../cart/cart-table.ts'
import { shownImage } from '../cart/present-cart.ts'
import { picturesOf } from '../catalog/pictures.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import type { CheckoutRow } from './checkout-table.ts'
import { makeQuote, type Quote } from './quote.ts'

/** A quote of the cart at this moment, from the catalogue alone. */
export async function currentQuote(
  site: SiteTx,
  cartId: string,
): Promise<{ lines: readonly CartLine[]; settings: StoreSettings; quote: Quote }> {
  const lines = await cartLines(site, cartId)
  const settings = await storeSettings(site)
  const pictures = await picturesOf(site, [...new Set(lines.flatMap(shownImage))])
  return { lines, settings, quote: makeQuote(lines, settings, pictures) }
}

/** The frozen quote while a payment is under way and after, today's prices before. */
export async function quoteOf(
  site: SiteTx,
  { state, cartId, quote }: Pick<CheckoutRow, 'state' | 'cartId' | 'quote'>,
): Promise<Quote> {
  return state !== 'open' && quote ? quote : (await currentQuote(site, cartId)).quote
}
