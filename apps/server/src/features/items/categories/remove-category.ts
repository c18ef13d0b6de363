import { removeCategory as contract } from '@sitewright/api/commerce/remove-category'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { announceCategories } from './add-category.ts'
import { deleteCategory, findCategory } from './category-table.ts'

export const removeCategory = ownerCall(contract, async ({ categoryId }, { inSite }) =>
  inSite(async (site) => {
    const category = await findCategory(site, categoryId)
    if (!category) throw fail('categoryUnknown')
    await deleteCategory(site, categoryId)
    await announceCategories(site, category.collectionId)
    return { ok: true as const }
  }),
)
