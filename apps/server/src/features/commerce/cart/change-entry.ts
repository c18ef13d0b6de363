/** Changes or removes an entry of the shopper's own cart; entries of others do not exist. */

import type { Cart } from '@sitewright/api/cart/shapes'
import {
  multipleQuantityAllowed,
  QUANTITY_MESSAGES,
  readQuantity,
} from '@sitewright/core/commerce/quantity'
import { unitsLeft } from '@sitewright/core/commerce/stock'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { fail } from '../errors.ts'
import { refuseQuantity } from './add-to-cart.ts'
import { type CartLine, type CartRow, cartLines, setEntryQuantity } from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { presentCart, unitsInCart } from './present-cart.ts'
import { takeOutEntry } from './removed-entries.ts'
import { openCartLocked, rememberCart } from './visit.ts'

export async function setQuantity(
  visit: ShopVisit,
  { entryId, quantity: asked }: { entryId: Id; quantity: unknown },
): Promise<Cart> {
  if (isNone(asked)) return removeEntry(visit, entryId)
  const read = readQuantity(asked)
  if (read.problem !== undefined) refuseQuantity(read.problem)
  const { quantity } = read
  return changeEntry(visit, entryId, async (site, line, lines) => {
    if (quantity > 1 && !multipleQuantityAllowed(line.type, await storeSettings(site))) {
      refuseQuantity(QUANTITY_MESSAGES.single)
    }
    const others = unitsInCart(lines, line.variantId) - line.quantity
    const left = unitsLeft({ unlimited: line.unlimited, quantity: line.left }) - others
    // Fewer than before is always allowed, even where it is still more than there are.
    if (quantity > left && quantity > line.quantity) {
      throw fail('notEnoughStock', { available: Math.max(0, left) })
    }
    await setEntryQuantity(site, line.id, quantity)
  })
}

/** Whether the quantity asked for is 0, which removes the entry. */
function isNone(asked: unknown): boolean {
  return asked === 0 || (typeof asked === 'string' && /^0{1,4}$/.test(asked.trim()))
}

export async function removeEntry(visit: ShopVisit, entryId: Id): Promise<Cart> {
  const now = visit.app.clock.now()
  return changeEntry(visit, entryId, (site, line) => takeOutEntry(site, line.id, now))
}

/** Changes an entry of the visitor's cart, locked, which is no other's and not being paid for. */
export async function changeEntry(
  visit: ShopVisit,
  entryId: Id,
  change: (
    site: SiteTx,
    line: CartLine,
    lines: readonly CartLine[],
    cart: CartRow,
  ) => Promise<void>,
): Promise<Cart> {
  const cart = await visit.inSite(async (site) => {
    const cart = await openCartLocked(visit, site)
    if (!cart) throw fail('entryMissing')
    const lines = await cartLines(site, cart.id)
    const line = lines.find(({ id }) => id === entryId)
    if (!line) throw fail('entryMissing')
    if (cart.isPaying) throw fail('cartPaying')
    await change(site, line, lines, cart)
    return presentCart(visit, site, cart)
  })
  rememberCart(visit, { isEmpty: cart.entries.length === 0 })
  return cart
}
