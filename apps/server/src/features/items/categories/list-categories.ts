import { listCategories as contract } from '@sitewright/api/commerce/list-categories'
import { categoryTree, flatten } from '@sitewright/core/commerce/category-tree'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { ownerCall } from '../../../platform/http/route.ts'
import { loadDraftSite } from '../../content/index.ts'
import { categoriesOf, itemCounts } from './category-table.ts'
import { presentCategory } from './present-category.ts'

export const listCategories = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => {
    const { pages } = await loadDraftSite(site)
    const stores = [...pages.values()]
      .filter(({ kind }) => collectionKind(kind).items?.categories === 'tree')
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    const all = await categoriesOf(
      site,
      stores.map(({ id }) => id),
    )
    const counts = await itemCounts(site)
    return {
      stores: stores.map(({ id, title }) => ({
        collectionId: id,
        title,
        categories: flatten(
          categoryTree(all.filter(({ collectionId }) => collectionId === id)),
        ).map(({ category }) => presentCategory(category, counts.get(category.id) ?? 0)),
      })),
    }
  }),
)
