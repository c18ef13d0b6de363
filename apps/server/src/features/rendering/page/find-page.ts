/** Which page an address belongs to. Pure: what is in a store is asked afterwards. */

import { COLLECTION_TYPES } from '@sitewright/core/enumerations'
import type { PageRecord, SiteContent } from '../../content/index.ts'

export type FoundPage =
  | { readonly kind: 'page'; readonly page: PageRecord }
  | { readonly kind: 'products'; readonly page: PageRecord }
  | { readonly kind: 'item'; readonly page: PageRecord; readonly urlId: string }
  /** The page has another address, which is its only one. */
  | { readonly kind: 'moved'; readonly path: string }

export function findPage(content: SiteContent, path: string): FoundPage | undefined {
  const [first = '', ...rest] = path.split('/').slice(1)
  const page = [...content.pages.values()].find((one) =>
    first === '' ? one.isHome : one.urlId === first,
  )
  if (!page) return undefined
  if (rest.length === 0) {
    if (first !== '' && page.isHome) return { kind: 'moved', path: '/' }
    return { kind: isStore(page) ? 'products' : 'page', page }
  }
  const [marker, urlId = '', ...more] = rest
  const isItem = isStore(page) && marker === 'p' && urlId !== '' && more.length === 0
  return isItem ? { kind: 'item', page, urlId } : undefined
}

function isStore({ type }: PageRecord): boolean {
  return type === COLLECTION_TYPES.products
}
