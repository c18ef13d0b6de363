/** Opens the cart's checkout, or changes its contact and address while it is open. */

import type { Checkout, CheckoutDetails } from '@sitewright/api/checkout/shapes'
import { tidyAddress } from '@sitewright/core/commerce/address/address-form'
import type { Destination } from '@sitewright/core/commerce/pricing/places'
import type { PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { hashToken } from '../../../platform/keys.ts'
import { setCartToken, setDelivery } from '../cart/cart-table.ts'
import { type ShopVisit, tokenForDetails } from '../cart/cart-token.ts'
import { openCartLocked, rememberCart } from '../cart/visit.ts'
import { customerKey } from '../discounts/customer-key.ts'
import { fail } from '../errors.ts'
import { addressForm } from './address-forms.ts'
import { checkAddresses, readDetails } from './check-details.ts'
import {
  type CheckoutRow,
  checkoutOfCart,
  type DetailsToSave,
  insertCheckout,
  saveDetailsOf,
} from './checkout-table.ts'
import { currentQuote, quoteOf } from './current-quote.ts'
import { presentCheckout } from './present-checkout.ts'
import { statusTokenHash } from './status-token.ts'

export async function saveDetails(visit: ShopVisit, details: CheckoutDetails): Promise<Checkout> {
  const { app } = visit
  const newCartToken = tokenForDetails(visit)
  const saved = await visit.inSite(async (site) => {
    const cart = await openCartLocked(visit, site)
    if (!cart) throw fail('cartEmpty')
    const [, open] = await Promise.all([
      // The cart gets a token bound to this visitor, so that others who have shown its token do not see the details.
      setCartToken(site, cart.id, hashToken(newCartToken)),
      checkoutOfCart(site, cart.id),
    ])
    // While a payment is under way its details stay; paying again leads to the page that waits for it.
    if (open && open.state !== 'open')
      return presentCheckout(open, await quoteOf(site, open, app.clock.now()))

    const now = app.clock.now()
    const { shippingOptionId } = details
    const destination = destinationOf(details) ?? cart.destination
    const toSave = {
      ...readDetails(details, now),
      customerKey: customerKey(app.keys, site.id, details.email),
    }
    // Sent together and done in this order: the email decides about discounts with a limit per customer, so the cart is priced last.
    const [, checkout, { lines, price, quote }] = await Promise.all([
      setDelivery(site, cart.id, { destination, shippingOptionId }),
      saveCheckout(visit, site, { open, cartId: cart.id, toSave }),
      currentQuote(site, cart.id, now),
    ])
    if (lines.length === 0) throw fail('cartEmpty')
    checkOption(details, price)
    checkAddresses(details, { isPickup: price.shippingOption?.kind === 'pickup' })
    return presentCheckout(checkout, quote)
  })
  rememberCart(visit, { newCartToken, isEmpty: false })
  return saved
}

async function saveCheckout(
  { app, siteId }: ShopVisit,
  site: SiteTx,
  { open, cartId, toSave }: { open: CheckoutRow | undefined; cartId: Id; toSave: DetailsToSave },
): Promise<CheckoutRow> {
  if (open) {
    await saveDetailsOf(site, open.id, toSave)
    return open
  }
  const tokenHashOf = (checkoutId: string) => statusTokenHash(app, siteId, checkoutId)
  return insertCheckout(site, { ...toSave, cartId, tokenHashOf })
}

/** The parts of the address that decide about delivery and tax; of the bill's where nothing is sent. */
function destinationOf({ shippingAddress, billingAddress }: CheckoutDetails): Destination | null {
  const address = shippingAddress ?? billingAddress
  if (!address) return null
  const tidy = tidyAddress(addressForm(address.country), address)
  const { region = '', postalCode = '' } = tidy
  return { country: address.country, region, postalCode }
}

/** Refuses a delivery that is not offered for the address. */
function checkOption({ shippingOptionId }: CheckoutDetails, { shippingOptions }: PricedCart): void {
  if (shippingOptionId === null || shippingOptions.length === 0) return
  if (shippingOptions.some(({ id }) => id === shippingOptionId)) return
  throw fail('detailsMissing', { errors: { shippingOptionId: 'Required' } })
}
