/**
 * Bearer token of a cart. Anyone who shows it has the cart, so a token that a neighbour planted, or that leaked, must not
 * open what a shopper types into the checkout. When details are entered the cart gets a token that is bound to the
 * visitor who entered them. It is derived from the token before it: a shopper whose answer was lost on the way, or whose
 * other tab asked at the same moment, still finds the cart, and nobody else does.
 */

import type { Id } from '@sitewright/core/id'
import { visitorOf } from '../../../platform/http/gate.ts'
import type { VisitorRequest } from '../../../platform/http/route.ts'
import { hashToken, newToken } from '../../../platform/keys.ts'

/** The part of a request that the store needs; API calls and native pages both have it. */
export interface ShopVisit extends Pick<VisitorRequest, 'app' | 'siteId' | 'cookies' | 'inSite'> {
  /** Id and token of the cart that the first write makes, where they are fixed; the token is undefined without a visitor. */
  readonly newCart?: { readonly cartId: Id; readonly token: string | undefined }
}

/** Hashes under which the visitor's cart may stand: of the token shown, and of the one bound to this visitor. */
export function cartTokenHashes(visit: ShopVisit): readonly string[] {
  const shown = visit.cookies.get('CART')
  if (!shown) return []
  return [...new Set([shown, boundToken(visit, shown) ?? shown])].map(hashToken)
}

/** The token of the visitor's cart from now on, to be stored with the cart and given to the browser. */
export function tokenForDetails(visit: ShopVisit): string {
  const shown = visit.cookies.get('CART')
  return (shown && boundToken(visit, shown)) || newToken()
}

/** A token for a cart that begins with somebody's details, bound to the visitor at once. */
export function newTokenForDetails(visit: ShopVisit): string {
  const token = newToken()
  return boundToken(visit, token) ?? token
}

/** The bound token; undefined for visitors without an id that it could be bound to. */
function boundToken({ app, siteId, cookies }: ShopVisit, shown: string): string | undefined {
  const visitor = visitorOf(cookies)
  if (visitor === undefined) return undefined
  const { keys } = app
  const [random = '', signature = ''] = shown.split('.')
  if (keys.verify(BOUND, [siteId, visitor, random].join('|'), signature)) return shown
  const next = keys.sign(NEXT, [siteId, visitor, shown].join('|'))
  return `${next}.${keys.sign(BOUND, [siteId, visitor, next].join('|'))}`
}

const BOUND = 'cart-bound'
const NEXT = 'cart-next'
