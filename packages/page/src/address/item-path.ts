/** Paths of items: below their collection, which adds nothing to the path if it is the home page. */

import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { type PagePaths, type PageRecord, pagePath } from '../data/site-content.ts'

/** Path of an item, by the kind of its page: `/blog/tea`, `/store/p/mug`. */
export function itemPathOn(
  page: Pick<PageRecord, 'isHome' | 'kind' | 'urlId'>,
  urlId: string,
): string {
  return itemPath(pagePath(page), markedUrlId(page.kind, urlId))
}

function markedUrlId(kind: CollectionKindName, urlId: string): string {
  const { addressMarker = '' } = collectionKind(kind).items ?? {}
  return addressMarker === '' ? urlId : `${addressMarker}/${urlId}`
}

/** Path of an item: `/blog/tea`. */
export function itemPath(collectionPath: string, urlId: string): string {
  return `${collectionPath === '/' ? '' : collectionPath}/${urlId}`
}

/**
 * Path of a product (`/store/p/mug`), looked up among the paths of the site's pages; undefined unless its store page
 * is live.
 */
export function pathOfProduct(
  paths: PagePaths,
  { collectionId, urlId }: { readonly collectionId: Id; readonly urlId: string },
): string {
  return itemPath(paths.get(collectionId) ?? '', markedUrlId('products', urlId))
}
