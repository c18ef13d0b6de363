/** Paths of items and products: below their collection, which adds nothing to the path if it is the home page. */

import type { Id } from '@sitewright/core/id'
import type { PagePaths } from '../data/site-content.ts'

/** `/blog/tea` */
export function itemPath(collectionPath: string, urlId: string): string {
  return `${collectionPath === '/' ? '' : collectionPath}/${urlId}`
}

/** `/store/p/mug` */
export function productPath(storePath: string, urlId: string): string {
  return itemPath(storePath, `p/${urlId}`)
}

/** Path of a product, looked up among the paths of the site's pages; none while its store page is not live. */
export function pathOfProduct(
  paths: PagePaths,
  { collectionId, urlId }: { readonly collectionId: Id; readonly urlId: string },
): string {
  return productPath(paths.get(collectionId) ?? '', urlId)
}
