import { removeCategory as contract } from '@sitewright/api/commerce/remove-category'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { lockCollection } from '../lock-collection.ts'
import { announceCategories } from './add-category.ts'
import { categoriesOf, deleteCategory, findCategory, placeCategories } from './category-table.ts'

export const removeCategory = ownerCall(contract, async ({ categoryId }, { inSite }) =>
  inSite(async (site) => {
    const category = await findCategory(site, categoryId)
    if (!category) throw fail('categoryUnknown')
    const { collectionId, parentId } = category
    await lockCollection(site, collectionId)
    await deleteCategory(site, categoryId)
    const siblings = (await categoriesOf(site, [collectionId])).filter(
      (other) => other.parentId === parentId,
    )
    await placeCategories(
      site,
      siblings.map(({ id }) => id),
    )
    await announceCategories(site, collectionId)
    return { ok: true as const }
  }),
)
