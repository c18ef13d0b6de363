/** Adding to the cart, from the press of the button to the cart's answer (specification §4, §5). */

import type { Cart, CartEntry } from '@sitewright/api/cart/shapes'
import { readQuantity } from '@sitewright/core/commerce/quantity'
import { chooseVariant } from '@sitewright/core/commerce/variant-choice'
import type { GivenAnswers } from '@sitewright/core/forms/form'
import type { Say } from '@sitewright/core/words/island-words'
import { cartState, loadCart } from '../../cart/cart-store.ts'
import { mayHaveCart } from '../../cart/may-have-cart.ts'
import { callSite, Refusal } from '../../visitor-api.ts'
import { type MarkupProduct, readChoice, readQuantityText } from './contract-markup.ts'

export interface Wish {
  readonly itemId: string
  readonly sku: string | null
  readonly quantity: number
}

/** The variant and quantity that the shopper asked for, or the sentence that says what is missing. */
export function readWish(
  root: Element,
  product: MarkupProduct,
  say: Say,
): { wish: Wish; problem?: undefined } | { problem: string } {
  let sku: string | null = null
  if (product.variants.length > 0) {
    const choice = chooseVariant(product, readChoice(root))
    if (choice.problem !== undefined) return { problem: say(choice.problem, choice.parts) }
    sku = choice.variant.sku
  }
  const { quantity, problem } = { quantity: 0, ...readQuantity(readQuantityText(root)) }
  if (problem !== undefined) return { problem: say(problem) }
  return { wish: { itemId: product.itemId, sku, quantity } }
}

/** Rate limit: what is shown after a 429 to this call; every other says itself how long to wait. */
const TOO_MANY_ADDS = 'Please try again in a few seconds.'

/** Stock is the server's to know: it counts what the cart holds already, and refuses in the specification's words. */
export async function addToCart(wish: Wish, answers?: GivenAnswers): Promise<Cart> {
  const { shoppingCart } = await put<{ shoppingCart: Cart; newlyAdded: CartEntry }>(
    '/api/commerce/shopping-cart/entries',
    wish,
    answers,
  )
  return shoppingCart
}

/** Buys at once, past the shopping cart; gives the address of the checkout. */
export async function buyAtOnce(wish: Wish, answers?: GivenAnswers): Promise<string> {
  const { checkoutUrl } = await put<{ checkoutUrl: string }>(
    '/api/commerce/express-checkout',
    wish,
    answers,
  )
  return checkoutUrl
}

async function put<Answer>(path: string, wish: Wish, answers?: GivenAnswers): Promise<Answer> {
  try {
    return await callSite<Answer>('POST', path, {
      ...wish,
      additionalFields: answers ? JSON.stringify(answers) : null,
    })
  } catch (error) {
    const isTooMany = error instanceof Refusal && error.envelope.status === 429
    throw isTooMany ? new Refusal({ ...error.envelope, message: TOO_MANY_ADDS }) : error
  }
}

const NOT_ENOUGH = 'Sorry, we do not have enough of that item available.'

interface StockResult {
  readonly sku: string
  readonly unlimited: boolean
  readonly qtyInStock: number
}

/**
 * The question before a form is opened (specification §5): something has to be left beyond what the cart holds of that
 * variant, or nobody should have to fill it in.
 */
export async function askStock({ itemId, sku }: Wish): Promise<void> {
  const [{ results }, inCart] = await Promise.all([
    callSite<{ results: readonly StockResult[] }>(
      'GET',
      `/api/commerce/inventory/stock/?itemId=${itemId}`,
    ),
    unitsInCart(itemId, sku),
  ])
  const asked = results.filter((result) => sku === null || result.sku === sku)
  const isLeft = asked.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > inCart)
  if (!isLeft) throw new Error(NOT_ENOUGH)
}

async function unitsInCart(itemId: string, sku: string | null): Promise<number> {
  if (cartState().kind !== 'loaded' && mayHaveCart()) await loadCart()
  const state = cartState()
  if (state.kind !== 'loaded' || !state.cart) return 0
  return state.cart.entries
    .filter((entry) => entry.itemId === itemId && (sku === null || entry.chosenVariant.sku === sku))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
