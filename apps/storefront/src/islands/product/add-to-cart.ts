/** Adding to the cart, from the press of the button to the cart's answer (specification §4, §5). */

import type { Cart, CartEntry } from '@sitewright/api/cart/shapes'
import { readQuantity } from '@sitewright/core/commerce/quantity'
import { chooseVariant } from '@sitewright/core/commerce/variant-choice'
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
): { wish: Wish; problem?: undefined } | { problem: string } {
  let sku: string | null = null
  if (product.variants.length > 0) {
    const choice = chooseVariant(product, readChoice(root))
    if (choice.problem !== undefined) return { problem: choice.problem }
    sku = choice.variant.sku
  }
  const { quantity, problem } = { quantity: 0, ...readQuantity(readQuantityText(root)) }
  if (problem !== undefined) return { problem }
  return { wish: { itemId: product.itemId, sku, quantity } }
}

/** Rate limit: what is shown after a 429 to this call; every other says itself how long to wait. */
const TOO_MANY_ADDS = 'Please try again in a few seconds.'

/** Stock is the server's to know: it counts what the cart holds already, and refuses in the specification's words. */
export async function addToCart(wish: Wish): Promise<Cart> {
  try {
    const { shoppingCart } = await callSite<{ shoppingCart: Cart; newlyAdded: CartEntry }>(
      'POST',
      '/api/commerce/shopping-cart/entries',
      { ...wish, additionalFields: null },
    )
    return shoppingCart
  } catch (error) {
    const isTooMany = error instanceof Refusal && error.envelope.status === 429
    throw isTooMany ? new Refusal({ ...error.envelope, message: TOO_MANY_ADDS }) : error
  }
}
