/** Public products as rendering asks for them: found first, presented once their pictures are there. */

import type { Id } from '@sitewright/core/id'
import type { CatalogItem } from '@sitewright/page/data/catalog-item'
import type { PagePaths } from '@sitewright/page/data/site-content'
import { picturesOfProduct, presentProduct } from '@sitewright/page/items/present-product'
import type { SiteTx } from '../../../platform/database.ts'
import type { Pictures } from './pictures.ts'
import { visibleProducts } from './visible-products.ts'

export interface FoundProducts {
  /** Pictures that have to be there before they can be presented. */
  readonly assets: readonly Id[]
  /** When the first product that is not due yet will be visible, in milliseconds; undefined where none is waiting. */
  readonly nextChange: number | undefined
  /** Those whose store is among `paths`, the site's pages, by id, in the order asked for. */
  present(pictures: Pictures, paths: PagePaths): ReadonlyMap<Id, CatalogItem>
}

const NONE: FoundProducts = { assets: [], nextChange: undefined, present: () => new Map() }

/**
 * Products by id; drafts and what is not due by `now`, unless they are among the `hidden`, and unknown ids are left out.
 * One statement, none for no ids.
 */
export async function findProducts(
  site: SiteTx,
  ids: readonly Id[],
  now: number,
  hidden: readonly Id[] = [],
): Promise<FoundProducts> {
  if (ids.length === 0) return NONE
  const { products, nextChange } = await visibleProducts(site, [...new Set(ids)], now, hidden)
  return {
    assets: products.flatMap(picturesOfProduct),
    nextChange: nextChange?.getTime(),
    present: (pictures, paths) =>
      new Map(
        products
          .filter(({ collectionId }) => paths.has(collectionId))
          .map((product) => [
            product.id,
            presentProduct(product, { siteId: site.id, pictures, paths }),
          ]),
      ),
  }
}
