import { updateCategory as contract } from '@sitewright/api/commerce/update-category'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { lockCollection } from '../lock-collection.ts'
import { announceCategories, moveCategory } from './add-category.ts'
import { findCategory, itemCounts, saveCategory } from './category-table.ts'
import { presentCategory } from './present-category.ts'

export const updateCategory = ownerCall(
  contract,
  async ({ categoryId, displayName, parentId, beforeId }, { inSite }) =>
    inSite(async (site) => {
      const found = await findCategory(site, categoryId)
      if (!found) throw fail('categoryUnknown')
      await lockCollection(site, found.collectionId)
      const before = await findCategory(site, categoryId)
      if (!before) throw fail('categoryUnknown')
      const named = { ...before, displayName: displayName ?? before.displayName }
      await saveCategory(site, named)
      if (parentId !== undefined || beforeId !== undefined) {
        const goal = parentId === undefined ? before.parentId : parentId
        await moveCategory(site, named, { parentId: goal, beforeId: beforeId ?? null })
      }
      await announceCategories(site, before.collectionId)
      const after = await findCategory(site, categoryId)
      if (!after) throw fail('categoryUnknown')
      const counts = await itemCounts(site)
      return { category: presentCategory(after, counts.get(categoryId) ?? 0) }
    }),
)
