import { createCategory as contract } from '@sitewright/api/commerce/create-category'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { ownerCall } from '../../../platform/http/route.ts'
import { draftPage } from '../../content/index.ts'
import { fail } from '../errors.ts'
import { addCategory } from './add-category.ts'
import { presentCategory } from './present-category.ts'

export const createCategory = ownerCall(
  contract,
  async ({ collectionId, displayName, parentId }, { inSite }) =>
    inSite(async (site) => {
      const page = await draftPage(site, collectionId)
      if (!page || collectionKind(page.kind).items?.categories !== 'tree')
        throw fail('storeUnknown')
      const category = await addCategory(site, { collectionId, displayName, parentId })
      return { category: presentCategory(category, 0) }
    }),
)
