/** Product types that can be put into a cart. The others can be shown; each joins when it can also be delivered. */

import { rulesOfType } from './product-types.ts'

export const NOT_PURCHASABLE =
  'This cannot be bought online yet. Please ask the store how to get it.'

/** Whether a product of a type (specification §3) can be put into a cart. */
export function isPurchasable(type: number): boolean {
  return rulesOfType(type).isSold
}
