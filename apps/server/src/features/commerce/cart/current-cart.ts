import type { Cart } from '@sitewright/api/cart/shapes'
import type { ShopVisit } from './cart-token.ts'
import { presentCart } from './present-cart.ts'
import { openCart, rememberCart } from './visit.ts'

/** The visitor's cart, or null before anything was put into it and after it was bought. */
export async function currentCart(visit: ShopVisit): Promise<Cart | null> {
  const cart = await visit.inSite(async (site) => {
    const open = await openCart(visit, site)
    return open ? presentCart(visit, site, open) : null
  })
  rememberCart(visit, { isEmpty: !cart || cart.entries.length === 0 })
  return cart
}
