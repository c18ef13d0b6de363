/** The cart pill's text: "1 item", "12 items", "100+ items" over a hundred (specification §2, §4). */

import type { Say } from '@sitewright/core/words/island-words'

/** Items up to which the number itself is shown. */
const MOST_SHOWN = 100

export function countText(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}

export function itemsText(count: number, say: Say): string {
  return count === 1 ? say('1 item') : say('{count} items', { count: countText(count) })
}
