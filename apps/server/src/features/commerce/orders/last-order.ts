import { findCart } from '../cart/cart-table.ts'
import { cartTokenHashes, type ShopVisit } from '../cart/cart-token.ts'
import { orderPath, statusToken } from '../checkout/status-token.ts'
import { checkoutOfOrder } from './order-writing.ts'

/** Path of the page with the order of the visitor’s last cart, when that cart was bought and no other begun since. */
export async function lastOrderPath(visit: ShopVisit): Promise<string | undefined> {
  const { app, siteId } = visit
  return visit.inSite(async (site) => {
    const cart = await findCart(site, cartTokenHashes(visit))
    if (!cart?.orderId) return undefined
    const checkoutId = await checkoutOfOrder(site, cart.orderId)
    return checkoutId && orderPath(statusToken(app, siteId, checkoutId))
  })
}
