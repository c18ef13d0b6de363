import { seenCart } from '@sitewright/api/cart/seen-cart'
import type { Cart } from '@sitewright/api/cart/shapes'
import type { SeenCart } from '@sitewright/core/commerce/cart-changes'
import { useEffect, useState } from 'react'
import { followCart, setCart as tellCart } from '../../cart/cart-store.ts'

export interface LiveCart {
  readonly cart: Cart
  /** The cart as the shopper last agreed to it: by opening the page, by typing, or by pressing the button. */
  readonly seen: SeenCart
  /** The shopper agrees to the cart as it stands. */
  agree(): void
  /** A new price that comes of what the shopper typed, who sees it come. */
  reprice(cart: Cart): void
  /** A cart that comes with a refusal, whose changes the shopper is told. */
  replace(cart: Cart): void
}

/** The cart of the checkout, as this tab, other tabs and the server change it. */
export function useLiveCart(served: Cart, servedSeen: SeenCart | undefined): LiveCart {
  const [cart, setCart] = useState(served)
  const [seen, setSeen] = useState(servedSeen ?? seenCart(served))
  useEffect(() => {
    const empty = { ...served, entries: [], requiresShipping: served.requiresShipping }
    return followCart(served, (next) => setCart(next ?? empty))
  }, [served])
  return {
    cart,
    seen,
    agree: () => setSeen(seenCart(cart)),
    reprice: (next) => {
      setCart(next)
      // Prices of lines do not come of an address, so a change of them is told all the same.
      setSeen(({ lines }) => ({ ...seenCart(next), lines }))
    },
    replace: (next) => {
      setCart(next)
      tellCart(next)
    },
  }
}
