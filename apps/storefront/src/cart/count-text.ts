/** Words of the cart's indicators: its count as "1 item", "12 items" or, over a hundred, "100+ items", and its subtotal (specification §2, §4). */

import type { Cart } from '@sitewright/api/cart/shapes'
import { fromCents, minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import type { Say } from '@sitewright/core/words/island-words'

/** Items up to which the number itself is shown. */
const MOST_SHOWN = 100

export function countText(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}

export function itemsText(count: number, say: Say): string {
  return count === 1 ? say('1 item') : say('{count} items', { count: countText(count) })
}

/** The price of what is in the cart as the site writes it; nothing before there is one. */
export function subtotalText(cart: Cart | null): string {
  if (!cart) return ''
  return formatMoney(minor(fromCents(cart.subtotalCents, cart.currency)), cart.moneyFormat)
}
