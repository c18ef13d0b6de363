import { seenCart } from '@sitewright/api/cart/seen-cart'
import type { Cart } from '@sitewright/api/cart/shapes'
import { type CartChange, cartChanges, type SeenCart } from '@sitewright/core/commerce/cart-changes'
import { useEffect, useState } from 'react'

/** The key in `localStorage` of the cart as this browser last showed it. */
const KEY = 'sitewright-cart-seen'

interface Kept {
  readonly cartId: string
  readonly seen: SeenCart
}

/**
 * Prices that the shop has changed since this browser last showed the cart; whatever else changes is the shopper's own
 * doing, or is told at its line.
 */
export function usePriceNews(cart: Cart | null): readonly CartChange[] {
  const [news, setNews] = useState<readonly CartChange[]>([])
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (!cart) return
    const seen = seenCart(cart)
    if (!isRead) setNews(priceNews(kept(), cart.id, seen))
    setIsRead(true)
    keep({ cartId: cart.id, seen })
  }, [cart, isRead])
  return news
}

export function priceNews(before: unknown, cartId: string, now: SeenCart): CartChange[] {
  const { cartId: keptId, seen } = (before ?? {}) as Partial<Kept>
  if (keptId !== cartId || !Array.isArray(seen?.lines)) return []
  return cartChanges(seen, now).filter(({ kind }) => kind === 'price')
}

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

function keep(value: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value))
  } catch {
    // Storage is closed to this page; the next visit tells nothing.
  }
}
