import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { fail } from '../errors.ts'
import { categoriesOf } from './category-table.ts'

/** Refuses categories of other collections than the item's own. */
export async function checkCategories(
  site: SiteTx,
  collectionId: Id,
  categoryIds: readonly Id[],
): Promise<void> {
  if (categoryIds.length === 0) return
  const known = new Set((await categoriesOf(site, [collectionId])).map(({ id }) => id))
  if (categoryIds.some((id) => !known.has(id))) throw fail('categoryUnknown')
}
