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
  const segments = path === '/' ? [] : path.slice(1).split('/')
  const pages = [...content.pages.values()]
  const home = pages.find(({ isHome }) => isHome)
  const [first, ...rest] = segments
  if (first === undefined) return home && { kind: isStore(home) ? 'products' : 'page', page: home }
  const page = pages.find(({ urlId }) => urlId === first)
  // A store that is the home page adds nothing before its products.
  if (!page) return home && itemOf(home, segments)
  if (rest.length > 0) return itemOf(page, rest)
  if (page.isHome) return { kind: 'moved', path: '/' }
  return { kind: isStore(page) ? 'products' : 'page', page }
}

/** What `p/mug` means below a store. */
function itemOf(
  page: PageRecord,
  [marker, urlId, ...more]: readonly string[],
): FoundPage | undefined {
  const isItem = isStore(page) && marker === 'p' && urlId !== undefined && more.length === 0
  return isItem ? { kind: 'item', page, urlId } : undefined
}

function isStore({ type }: PageRecord): boolean {
  return type === COLLECTION_TYPES.products
}
