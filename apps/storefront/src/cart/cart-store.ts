/** The shopper's cart as this page knows it, shared by every island and told to other tabs. */

import type { Cart } from '@sitewright/api/cart/shapes'
import { callSite } from '../visitor-api.ts'

export type CartState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly cart: Cart | null }

type Listener = (state: CartState) => void

let state: CartState = { kind: 'unknown' }
const listeners = new Set<Listener>()

// The server renders the cart page from this module too, and there are no other tabs there.
const otherTabs = typeof document === 'undefined' ? undefined : listenToOtherTabs()

/** Counts what the server gave this page, so that an older answer never replaces a newer one. */
let given = 0

function listenToOtherTabs(): BroadcastChannel | undefined {
  // Messages are missed by a page that the browser had put aside for the Back button.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && state.kind === 'loaded') void loadCart()
  })
  if (!('BroadcastChannel' in window)) return undefined
  const channel = new BroadcastChannel('sitewright-cart')
  channel.addEventListener('message', () => {
    if (state.kind === 'loaded') void loadCart()
  })
  return channel
}

export function cartState(): CartState {
  return state
}

export function onCart(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes a cart that the server just gave, and tells islands, scripts of the page and other tabs. */
export function setCart(cart: Cart | null): void {
  given += 1
  change({ kind: 'loaded', cart })
  document.dispatchEvent(new CustomEvent('sitewright:cart:changed', { detail: { cart } }))
  otherTabs?.postMessage('changed')
}

/** Does what makes the server compute the cart anew, and announces to scripts of the page when that begins and ends. */
export async function recalculate<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  document.dispatchEvent(new Event('recalculate-start'))
  try {
    return await change()
  } finally {
    document.dispatchEvent(new Event('recalculate-end'))
  }
}

export async function loadCart(): Promise<void> {
  const before = state
  const asked = given
  change({ kind: 'loading' })
  try {
    const { shoppingCart } = await callSite<{ shoppingCart: Cart | null }>(
      'GET',
      '/api/commerce/shopping-cart',
    )
    if (asked === given) change({ kind: 'loaded', cart: shoppingCart })
  } catch {
    // Without an answer the page stays as it was.
    if (asked === given) change(before)
  }
}

/**
 * For pages that show the cart they were served with: `listener` is told of every other one, also of what another
 * tab did while this page lay in the background. Gives the function that ends it.
 */
export function followCart(served: Cart | null, listener: (cart: Cart | null) => void): () => void {
  change({ kind: 'loaded', cart: served })
  const stop = onCart((next) => {
    if (next.kind === 'loaded') listener(next.cart)
  })
  const look = () => {
    if (document.visibilityState === 'visible') void loadCart()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}

function change(next: CartState): void {
  state = next
  for (const listener of listeners) listener(state)
}
