/** Where items and products are shown: below their collection, and a collection that is the home page adds nothing before. */

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

/** The same by the paths of the site's pages; a store page that is not live yet has no address to give. */
export function pathOfProduct(
  paths: PagePaths,
  { collectionId, urlId }: { readonly collectionId: Id; readonly urlId: string },
): string {
  return productPath(paths.get(collectionId) ?? '', urlId)
}
