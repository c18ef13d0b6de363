/** Products that this visitor has looked at, the last one first. They stay in this browser: no request carries the list. */

import { storedValue, storeValue } from '../../stored-value.ts'

export interface SeenProduct {
  readonly id: string
  readonly title: string
  /** Path of its page. */
  readonly path: string
}

const NAME = 'sw-recently-seen'
/** One more than is shown, so that the product at hand can be left out, and some in place of those that are gone. */
const MAX_KEPT = 8
/** Milliseconds: 90 days without a product after which all are forgotten. */
const KEPT_MS = 90 * 86_400_000

export function seenProducts(): readonly SeenProduct[] {
  try {
    const list: unknown = JSON.parse(storedValue(NAME) ?? '[]')
    return Array.isArray(list) ? list.filter(isSeenProduct).slice(0, MAX_KEPT) : []
  } catch {
    return []
  }
}

/** Puts a product first. */
export function keepSeen(product: SeenProduct): void {
  keep([product, ...seenProducts().filter(({ id }) => id !== product.id)])
}

export function forgetSeen(gone: string): void {
  keep(seenProducts().filter(({ id }) => id !== gone))
}

function keep(products: readonly SeenProduct[]): void {
  storeValue(NAME, JSON.stringify(products.slice(0, MAX_KEPT)), Date.now() + KEPT_MS)
}

/** Path of this site as `location` spells it. Browsers drop tabs and line breaks from addresses, which could hide another host. */
const PATH = /^\/(?![/\\])[!-~]*$/

/** Other scripts of the page may have written there. */
function isSeenProduct(value: unknown): value is SeenProduct {
  const { id, title, path } = (value ?? {}) as Partial<Record<keyof SeenProduct, unknown>>
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof path === 'string' &&
    PATH.test(path)
  )
}
