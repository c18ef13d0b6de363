/** The shop goes on as its owner chose once something is in the cart: it opens the panel, leads to the cart, or stays. */

import type { Say } from '@sitewright/core/words/island-words'

/** Whether the cart opens above the page, in place of a page of its own. */
export function hasCartPanel(): boolean {
  return window.Static?.SQUARESPACE_CONTEXT?.afterAdding === 'panel'
}

/** The browser's way to the cart's page, for when the panel cannot be had. */
export const toCart = () => location.assign('/cart')

export async function openPanel(say: Say, opener: HTMLElement): Promise<void> {
  const { openCartPanel } = await import('../cart-panel/open-cart-panel.tsx')
  await openCartPanel(say, opener)
}

/** Whether the page is left. What is in the cart stays there when its panel does not come. */
export function afterAdding(say: Say, opener: HTMLElement): boolean {
  if (window.Static?.SQUARESPACE_CONTEXT?.afterAdding === 'page') {
    toCart()
    return true
  }
  if (hasCartPanel()) void openPanel(say, opener).catch(() => {})
  return false
}
