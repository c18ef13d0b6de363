import type { SiteTx } from '../../../platform/database.ts'
import type { VisitorRequest } from '../../../platform/http/route.ts'
import { hashToken, newToken } from '../../../platform/keys.ts'
import { type CartRow, findCart, insertCart, lockCart } from './cart-table.ts'

/** What the store needs to know of a request; calls and native pages both have it. */
export type ShopVisit = Pick<VisitorRequest, 'app' | 'siteId' | 'cookies' | 'inSite'>

/** Whoever shows it has the cart; only its hash is stored. */
const CART_COOKIE = 'CART'
/** Readable: tells scripts that there is a cart worth asking for (spec §4). */
const HAS_CART_COOKIE = 'hasCart'
const CART_DAYS = 30
const LASTING = { maxAgeS: CART_DAYS * 24 * 60 * 60 }

export function cartTokenHash({ cookies }: ShopVisit): string | undefined {
  const token = cookies.get(CART_COOKIE)
  return token ? hashToken(token) : undefined
}

/** The visitor's cart, unless it was bought already. */
export async function openCart(visit: ShopVisit, site: SiteTx): Promise<CartRow | undefined> {
  const tokenHash = cartTokenHash(visit)
  const cart = tokenHash === undefined ? undefined : await findCart(site, tokenHash)
  return cart?.orderId === null ? cart : undefined
}

/** The same, held against other writers. */
export async function openCartLocked(visit: ShopVisit, site: SiteTx): Promise<CartRow | undefined> {
  const tokenHash = cartTokenHash(visit)
  const cart = tokenHash === undefined ? undefined : await lockCart(site, tokenHash)
  return cart?.orderId === null ? cart : undefined
}

/** The visitor's cart to write to; the first write makes it, and so does the first after a purchase. */
export async function cartToChange(
  visit: ShopVisit,
  site: SiteTx,
): Promise<{ cart: CartRow; newCartToken: string | undefined }> {
  const cart = await openCartLocked(visit, site)
  if (cart) return { cart, newCartToken: undefined }
  const newCartToken = newToken()
  return { cart: await insertCart(site, hashToken(newCartToken)), newCartToken }
}

/** After the transaction: cookies must not promise a cart that was rolled back. */
export function rememberCart(
  { cookies }: ShopVisit,
  { newCartToken, isEmpty }: { newCartToken?: string | undefined; isEmpty: boolean },
): void {
  if (newCartToken !== undefined) cookies.set(CART_COOKIE, newCartToken, LASTING)
  if (!isEmpty) cookies.set(HAS_CART_COOKIE, 'true', { ...LASTING, readable: true })
  else if (cookies.get(HAS_CART_COOKIE) !== undefined) cookies.clear(HAS_CART_COOKIE)
}
