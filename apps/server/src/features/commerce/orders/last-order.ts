import { findCart } from '../cart/cart-table.ts'
import { cartTokenHash, type ShopVisit } from '../cart/visit.ts'
import { orderPath, statusToken } from '../checkout/status-token.ts'
import { checkoutOfOrder } from './order-writing.ts'

/** Where the order of the visitor's last cart is shown, when that cart was bought and no other begun since. */
export async function lastOrderPath(visit: ShopVisit): Promise<string | undefined> {
  const tokenHash = cartTokenHash(visit)
  if (tokenHash === undefined) return undefined
  const { app, siteId } = visit
  return visit.inSite(async (site) => {
    const cart = await findCart(site, tokenHash)
    if (!cart?.orderId) return undefined
    const checkoutId = await checkoutOfOrder(site, cart.orderId)
    return checkoutId && orderPath(statusToken(app, siteId, checkoutId))
  })
}
