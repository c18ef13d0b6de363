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

function listenToOtherTabs(): BroadcastChannel | undefined {
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
  change({ kind: 'loaded', cart })
  document.dispatchEvent(new CustomEvent('sitewright:cart:changed', { detail: { cart } }))
  otherTabs?.postMessage('changed')
}

export async function loadCart(): Promise<void> {
  change({ kind: 'loading' })
  try {
    const { shoppingCart } = await callSite<{ shoppingCart: Cart | null }>(
      'GET',
      '/api/commerce/shopping-cart',
    )
    change({ kind: 'loaded', cart: shoppingCart })
  } catch {
    // The indicator is a convenience: without an answer the page stays as it was served.
    change({ kind: 'unknown' })
  }
}

function change(next: CartState): void {
  state = next
  for (const listener of listeners) listener(state)
}
