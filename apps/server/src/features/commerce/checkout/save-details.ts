/** Opens the cart's checkout, or changes its contact and address while it is open. */

import type { Checkout, CheckoutDetails } from '@sitewright/api/checkout/shapes'
import { hashToken } from '../../../platform/keys.ts'
import { setCartToken } from '../cart/cart-table.ts'
import { type ShopVisit, tokenForDetails } from '../cart/cart-token.ts'
import { FLAT_RATE } from '../cart/present-cart.ts'
import { openCartLocked, rememberCart } from '../cart/visit.ts'
import { fail } from '../errors.ts'
import { checkoutOfCart, insertCheckout, saveDetailsOf } from './checkout-table.ts'
import { currentQuote, quoteOf } from './current-quote.ts'
import { presentCheckout } from './present-checkout.ts'
import { statusTokenHash } from './status-token.ts'

export async function saveDetails(visit: ShopVisit, details: CheckoutDetails): Promise<Checkout> {
  const { app, siteId } = visit
  if (details.shippingOptionId !== null && details.shippingOptionId !== FLAT_RATE) {
    throw fail('detailsMissing', { errors: { shippingOptionId: 'Required' } })
  }
  const newCartToken = tokenForDetails(visit)
  const saved = await visit.inSite(async (site) => {
    const cart = await openCartLocked(visit, site)
    if (!cart) throw fail('cartEmpty')
    // The cart gets a token bound to this visitor, so that others who have shown its token do not see the details.
    await setCartToken(site, cart.id, hashToken(newCartToken))
    const open = await checkoutOfCart(site, cart.id)
    // While a payment is under way its details stay; paying again leads to the page that waits for it.
    if (open && open.state !== 'open') return presentCheckout(open, await quoteOf(site, open))

    const { lines, quote } = await currentQuote(site, cart.id)
    if (lines.length === 0) throw fail('cartEmpty')
    if (open) {
      await saveDetailsOf(site, open.id, details)
      return presentCheckout(open, quote)
    }
    const tokenHashOf = (checkoutId: string) => statusTokenHash(app, siteId, checkoutId)
    const made = await insertCheckout(site, { ...details, cartId: cart.id, tokenHashOf })
    return presentCheckout(made, quote)
  })
  rememberCart(visit, { newCartToken, isEmpty: false })
  return saved
}
