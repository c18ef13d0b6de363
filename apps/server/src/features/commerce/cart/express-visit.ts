/**
 * Express checkout: what is bought at once has a cart of its own, so that the shopping cart stays as it is, and two tabs can
 * buy two things. Its bearer token is derived from the visitor's own and the cart's id, so that no cookie has to be kept for
 * each: whoever knows the address alone opens nothing.
 */

import { type Id, isId, newId } from '@sitewright/core/id'
import type { CookieJar, CookieName } from '../../../platform/http/cookies.ts'
import { visitorOf } from '../../../platform/http/gate.ts'
import { type VisitorRequest, visitorCall } from '../../../platform/http/route.ts'
import { addToCart, type CartAddition } from './add-to-cart.ts'
import type { ShopVisit } from './cart-token.ts'

/** Header with which a checkout's calls name its cart. */
const HEADER = 'x-express-cart'

/** Path of the checkout of a cart that is bought at once. */
export function expressPath(cartId: Id): string {
  return `/checkout/buy/${cartId}`
}

/** The visit with a cart that is bought at once in the place of the shopping cart. */
export function expressVisit<Visit extends ShopVisit>(visit: Visit, cartId: Id): Visit {
  const { app, siteId, cookies } = visit
  const visitor = visitorOf(cookies)
  const token = visitor && app.keys.sign(PURPOSE, [siteId, visitor, cartId].join('|'))
  return { ...visit, cookies: expressCookies(cookies, token), newCart: { cartId, token } }
}

const PURPOSE = 'cart-express'

/** Neither the shopping cart's cookie nor the one that tells scripts of it is read or set. */
function expressCookies(cookies: CookieJar, token: string | undefined): CookieJar {
  const isOfCart = (name: CookieName) => name === 'CART' || name === 'hasCart'
  const own = (name: CookieName) => (name === 'CART' ? token : undefined)
  return {
    get: (name) => (isOfCart(name) ? own(name) : cookies.get(name)),
    all: (name) => (isOfCart(name) ? [own(name) ?? []].flat() : cookies.all(name)),
    set: (name, value, options) => {
      if (!isOfCart(name)) cookies.set(name, value, options)
    },
    clear: (name) => {
      if (!isOfCart(name)) cookies.clear(name)
    },
  }
}

/** Buys one product at once; gives the path of its checkout. */
export async function buyNow(visit: ShopVisit, wish: CartAddition): Promise<string> {
  const cartId = newId()
  await addToCart(expressVisit(visit, cartId), wish)
  return expressPath(cartId)
}

/** A call about the shopping cart, or about the cart that is bought at once which the request names. */
export const cartCall: typeof visitorCall = (contract, handle) =>
  visitorCall(contract, (input, request) => handle(input, visitAsked(request)))

function visitAsked(request: VisitorRequest): VisitorRequest {
  const named = request.raw.headers[HEADER]
  return typeof named === 'string' && isId(named) ? expressVisit(request, named) : request
}
