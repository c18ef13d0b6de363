/** Enters discount codes into the shopper's cart and takes them out. */

import type { Cart } from '@sitewright/api/cart/shapes'
import { plainDiscountCode } from '@sitewright/core/commerce/pricing/discounts'
import { waitWords } from '@sitewright/core/wait-words'
import type { SiteTx } from '../../../platform/database.ts'
import { visitorOf } from '../../../platform/http/gate.ts'
import type { GuessRule } from '../../../platform/limits/guesses.ts'
import { LimitReached } from '../../../platform/limits/rate-counter.ts'
import { isCodeKnown } from '../discounts/discount-table.ts'
import { fail } from '../errors.ts'
import { type CartRow, setCodes } from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { presentCart } from './present-cart.ts'
import { openCartLocked } from './visit.ts'

/** Maximum number of codes of one cart. */
const MOST_CODES = 10

/** Ten wrong codes are more than anyone mistypes; a shop's codes are then too many to try out one by one. */
const GUESSING: GuessRule = { free: 10, longestS: 300, forgiveS: 60 }

/** Keeps a code that the shop has, also one that takes nothing off now; the cart then says why. */
export async function addCode(visit: ShopVisit, typed: string): Promise<Cart> {
  const code = plainDiscountCode(typed)
  if (!(await isGuessed(visit, code))) {
    throw fail('codeUnknown', { errors: { code: fail.catalogue.codeUnknown.message } })
  }
  return changeCodes(visit, (codes) => {
    if (codes.includes(code)) return codes
    if (codes.length >= MOST_CODES) refuse('codesFull', fail.catalogue.codesFull.message)
    return [...codes, code]
  })
}

export async function removeCode(visit: ShopVisit, typed: string): Promise<Cart> {
  const code = plainDiscountCode(typed)
  return changeCodes(visit, (codes) => codes.filter((one) => one !== code))
}

async function changeCodes(
  visit: ShopVisit,
  change: (codes: readonly string[]) => readonly string[],
): Promise<Cart> {
  return visit.inSite(async (site) => {
    const cart = await openCartLocked(visit, site)
    if (!cart) throw fail('cartEmpty')
    if (cart.isPaying) throw fail('cartPaying')
    return presentCart(visit, site, await withCodes(site, cart, change(cart.codes)))
  })
}

async function withCodes(site: SiteTx, cart: CartRow, codes: readonly string[]): Promise<CartRow> {
  if (codes.length !== cart.codes.length) await setCodes(site, cart.id, codes)
  return { ...cart, codes }
}

/** Whether the shop has the code. Wrong ones are counted against guessing. */
async function isGuessed(visit: ShopVisit, code: string): Promise<boolean> {
  const { app, siteId, cookies } = visit
  const target = ['code', siteId, visitorOf(cookies) ?? ''].join('|')
  try {
    return await app.guesses.attempt(target, GUESSING, () =>
      visit.inSite((site) => isCodeKnown(site, code)),
    )
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    const { retryAfterS: retryAfter } = error
    return refuse('tooManyCodes', waitWords(retryAfter), retryAfter)
  }
}

function refuse(code: 'codesFull' | 'tooManyCodes', message: string, retryAfter?: number): never {
  const wait = retryAfter === undefined ? {} : { retryAfter }
  throw fail(code, { message, errors: { code: message }, ...wait })
}
