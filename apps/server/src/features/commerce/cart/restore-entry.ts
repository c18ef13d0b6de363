/** Puts a removed entry back into the shopper's cart. */

import type { Cart, CartEntry } from '@sitewright/api/cart/shapes'
import { MAX_QUANTITY } from '@sitewright/core/commerce/quantity'
import type { Id } from '@sitewright/core/id'
import { fail } from '../errors.ts'
import { MOST_ENTRIES, refuseTooCostly } from './add-to-cart.ts'
import { cartLines, upsertEntry } from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { presentCart } from './present-cart.ts'
import { recallEntry } from './removed-entries.ts'
import { openCartLocked, rememberCart } from './visit.ts'

/**
 * The entry comes back as it was, in its place among the others. One that cannot be bought any more comes back, too, and
 * says why, as it would if it had stayed.
 */
export async function restoreEntry(
  visit: ShopVisit,
  entryId: Id,
): Promise<{ shoppingCart: Cart; newlyAdded: CartEntry }> {
  const restored = await visit.inSite(async (site) => {
    const cart = await openCartLocked(visit, site)
    if (!cart) throw fail('entryNotRemoved')
    if (cart.isPaying) throw fail('cartPaying')
    const entry = await recallEntry(site, { cartId: cart.id, entryId })
    if (!entry) throw fail('entryNotRemoved')
    const others = await cartLines(site, cart.id)
    if (others.length >= MOST_ENTRIES) throw fail('cartFull')
    const { id } = await upsertEntry(site, cart.id, entry, MAX_QUANTITY)
    const lines = await cartLines(site, cart.id)
    refuseTooCostly(lines)
    const shoppingCart = await presentCart(visit, site, cart, lines)
    const newlyAdded = shoppingCart.entries.find((one) => one.id === id)
    if (!newlyAdded) throw new Error('An entry that was just put back is gone')
    return { shoppingCart, newlyAdded }
  })
  rememberCart(visit, { isEmpty: false })
  return restored
}
