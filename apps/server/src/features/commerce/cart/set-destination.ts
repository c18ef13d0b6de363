/** Sets where the shopper's own cart is to be sent, and how, before there is a whole address. */

import type { Cart } from '@sitewright/api/cart/shapes'
import type { Destination } from '@sitewright/core/commerce/pricing/places'
import { checkoutOfCart, forgetAddress } from '../checkout/checkout-table.ts'
import { fail } from '../errors.ts'
import { setDelivery } from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { presentCart } from './present-cart.ts'
import { openCartLocked } from './visit.ts'

export interface DeliveryWish extends Destination {
  readonly shippingOptionId: string | null
}

export async function setDestination(
  visit: ShopVisit,
  { country, region, postalCode, shippingOptionId }: DeliveryWish,
): Promise<Cart> {
  return visit.inSite(async (site) => {
    const cart = await openCartLocked(visit, site)
    if (!cart) throw fail('cartEmpty')
    if (cart.isPaying) throw fail('cartPaying')
    const delivery = { destination: { country, region, postalCode }, shippingOptionId }
    await setDelivery(site, cart.id, delivery)
    // The price that is paid is the one for the address that the order goes to, so an address from before is asked for again.
    const checkout = await checkoutOfCart(site, cart.id)
    if (checkout?.state === 'open') await forgetAddress(site, checkout.id)
    const priced = await presentCart(visit, site, { ...cart, ...delivery })
    const isOffered = priced.shippingOptions.some(({ id }) => id === shippingOptionId)
    if (shippingOptionId !== null && !isOffered) {
      const { message } = fail.catalogue.deliveryNotOffered
      throw fail('deliveryNotOffered', { errors: { shippingOptionId: message } })
    }
    return priced
  })
}
