/** Adds the products of a new site's store. */

import type { Id } from '@sitewright/core/id'
import { addProduct } from '../features/commerce/index.ts'
import { addCategory } from '../features/items/index.ts'
import type { SiteTx } from '../platform/database.ts'
import type { StartingKit, StartingPointDefinition } from './definition.ts'

/** Adds the starting point's products and the categories that they name; `now` is in milliseconds. */
export async function addStartingProducts(
  site: SiteTx,
  { products }: StartingPointDefinition,
  { kit, now }: { readonly kit: StartingKit; readonly now: number },
): Promise<void> {
  const entries = Object.entries(products)
  if (entries.length === 0) return
  const collectionId = kit.page('shop')
  const categoryIds = new Map<string, Id>()
  for (const displayName of new Set(entries.flatMap(([, { categories = [] }]) => categories))) {
    const { id } = await addCategory(site, { collectionId, parentId: null, displayName })
    categoryIds.set(displayName, id)
  }
  for (const [name, { picture, morePictures = [], categories = [], ...product }] of entries) {
    await addProduct(
      site,
      {
        ...product,
        id: kit.product(name),
        collectionId,
        categoryIds: categories.flatMap((category) => categoryIds.get(category) ?? []),
        imageIds: [picture, ...morePictures].map(kit.picture),
        state: 'public',
      },
      now,
    )
  }
}
