import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { hashToken, newToken } from '../../../platform/keys.ts'
import { type CartRow, findCart, insertCart, lockCart, lockCartRow } from './cart-table.ts'
import { cartTokenHashes, type ShopVisit } from './cart-token.ts'

/** Days that a browser keeps its cart's cookie. */
const CART_DAYS = 30
const LASTING = { maxAgeS: CART_DAYS * 24 * 60 * 60 }

/** The visitor's cart, unless it was bought already. */
export async function openCart(visit: ShopVisit, site: SiteTx): Promise<CartRow | undefined> {
  const cart = await findCart(site, cartTokenHashes(visit))
  return cart?.orderId === null ? cart : undefined
}

/** The visitor's cart unless it was bought already, locked against other writers. */
export async function openCartLocked(visit: ShopVisit, site: SiteTx): Promise<CartRow | undefined> {
  const cart = await lockCart(site, cartTokenHashes(visit))
  return cart?.orderId === null ? cart : undefined
}

export interface HeldCart {
  readonly cartId: Id
  /** A cart that had to be made. Statements sent after `holdCart` find it without waiting until it is written. */
  readonly made?: { readonly token: string; readonly written: Promise<CartRow> }
}

/**
 * The visitor's cart, held against every other writer; the first write makes the cart, and so does the first after a
 * purchase. What it holds is read afterwards, since that may have changed while the lock was waited for.
 */
export async function holdCart(visit: ShopVisit, site: SiteTx): Promise<HeldCart> {
  const cart = await lockCartRow(site, cartTokenHashes(visit))
  if (cart?.orderId === null) return { cartId: cart.id }
  const { cartId, token = newToken() } = visit.newCart ?? { cartId: newId() }
  return { cartId, made: { token, written: insertCart(site, hashToken(token), cartId) } }
}

/** Sets the cart's cookies; call it after the transaction, since cookies must not promise a cart that was rolled back. */
export function rememberCart(
  { cookies }: ShopVisit,
  { newCartToken, isEmpty }: { newCartToken?: string | undefined; isEmpty: boolean },
): void {
  if (newCartToken !== undefined) cookies.set('CART', newCartToken, LASTING)
  if (!isEmpty) cookies.set('hasCart', 'true', LASTING)
  else if (cookies.all('hasCart').length > 0) cookies.clear('hasCart')
}
