import { createStoreCategory as contract } from '@sitewright/api/commerce/create-store-category'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { fail as platformFail } from '../../../platform/http/problems.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { draftPage } from '../../content/index.ts'
import { fail } from '../errors.ts'
import { lockCollection } from '../lock-collection.ts'
import { addCategory, announceCategories } from './add-category.ts'
import { rootOf, saveRoot } from './category-table.ts'

export const createStoreCategory = ownerCall(
  contract,
  async ({ siteId, websiteId, collectionId, type, parentCategoryId, ...fields }, { inSite }) => {
    if (websiteId !== siteId) throw platformFail('notFound')
    return inSite(async (site) => {
      const root = await rootOfStore(site, collectionId)
      if (type === 'ROOT') {
        await lockCollection(site, collectionId)
        const named = { ...root, ...fields, displayIndex: fields.displayIndex ?? root.displayIndex }
        await saveRoot(site, named)
        await announceCategories(site, collectionId)
        return { ...named, type, parentCategoryId: null }
      }
      const parentId = parentCategoryId === root.id ? null : parentCategoryId
      const made = await addCategory(site, { ...fields, collectionId, parentId })
      const { id, displayName, pageRendering, position: displayIndex } = made
      const above = parentId ?? root.id
      return { id, displayName, pageRendering, displayIndex, type, parentCategoryId: above }
    })
  },
)

/** The root of a store that is still there. */
async function rootOfStore(site: SiteTx, collectionId: Id) {
  const page = await draftPage(site, collectionId)
  const root = page && (await rootOf(site, collectionId))
  if (!root) throw fail('storeUnknown')
  return root
}
