import type { RefusedChange } from '@sitewright/api/commerce/bulk-shapes'
import { editProducts as contract } from '@sitewright/api/commerce/edit-products'
import { type ProductChange, undoOf } from '@sitewright/core/commerce/product-changes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { categoriesOf, lockItems } from '../../items/index.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { type ChangeRules, refusalOf } from './check-change.ts'
import { presentRow } from './present-row.ts'
import { type RowRecord, rowsById } from './row-table.ts'
import { type AcceptedChange, writeChanges } from './write-changes.ts'

export const editProducts = ownerCall(contract, async ({ changes }, { app, inSite }) =>
  inSite(async (site) => {
    const ids = changes.map(({ productId }) => productId)
    await lockItems(site, ids)
    const before = await rowsById(site, ids)
    const rules = await rulesFor(site, [...before.values()], changes)

    const accepted: AcceptedChange[] = []
    const refused: RefusedChange[] = []
    for (const change of changes) {
      const row = before.get(change.productId)
      const refusal = refusalOf(row, change, rules)
      if (refusal) refused.push(refusal)
      else if (row) accepted.push({ row, change })
    }
    await writeChanges(site, accepted, app.clock.now())

    const after = await rowsById(
      site,
      accepted.map(({ row }) => row.id),
    )
    const made = accepted.flatMap(({ row, change }) => {
      const now = after.get(row.id)
      return now ? [{ was: presentRow(row), is: presentRow(now), change }] : []
    })
    return {
      rows: made.map(({ is }) => is),
      refused,
      undo: made.map(({ was, is, change }) => mutable(undoOf(was, is, change))),
    }
  }),
)

async function rulesFor(
  site: SiteTx,
  rows: readonly RowRecord[],
  changes: readonly ProductChange[],
): Promise<ChangeRules> {
  const { currency } = await storeSettings(site)
  const sorts = changes.some(({ categoryIds }) => categoryIds !== undefined)
  const stores = sorts ? [...new Set(rows.map(({ collectionId }) => collectionId))] : []
  const categories = new Map<Id, Set<Id>>()
  for (const { id, collectionId } of await categoriesOf(site, stores)) {
    categories.set(collectionId, (categories.get(collectionId) ?? new Set()).add(id))
  }
  return { currency, categories }
}

/** A change with lists as the contract has them. */
function mutable({ categoryIds, variants, ...change }: ProductChange) {
  return {
    ...change,
    ...(categoryIds && { categoryIds: [...categoryIds] }),
    ...(variants && { variants: [...variants] }),
  }
}
