/**
 * A donation goes through checkout and payment as a cart of its own, so that giving never touches what is in the visitor's
 * shopping cart. The visit is the same, with the donation's cookie in the place of the shopping cart's.
 */

import type { CookieJar, CookieName } from '../../../platform/http/cookies.ts'
import type { ShopVisit } from '../cart/cart-token.ts'

export function donationVisit<Visit extends ShopVisit>(visit: Visit): Visit {
  return { ...visit, cookies: donationCookies(visit.cookies) }
}

function donationCookies(cookies: CookieJar): CookieJar {
  const nameOf = (name: CookieName): CookieName => (name === 'CART' ? 'DONATION' : name)
  // Scripts are told of the shopping cart alone.
  const isOfShop = (name: CookieName) => name === 'hasCart'
  return {
    get: (name) => (isOfShop(name) ? undefined : cookies.get(nameOf(name))),
    all: (name) => (isOfShop(name) ? [] : cookies.all(nameOf(name))),
    set: (name, value, options) => {
      if (!isOfShop(name)) cookies.set(nameOf(name), value, options)
    },
    clear: (name) => {
      if (!isOfShop(name)) cookies.clear(nameOf(name))
    },
  }
}
