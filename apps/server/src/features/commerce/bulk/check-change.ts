/** Rules for one of many changes: what the product's own form refuses is refused here too. */

import type { ProductRow, RefusedChange } from '@sitewright/api/commerce/bulk-shapes'
import { type ProductChange, withChange } from '@sitewright/core/commerce/product-changes'
import { notSoldYet } from '@sitewright/core/commerce/purchasable'
import { isCounted } from '@sitewright/core/commerce/stock'
import { isOut } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import { priceProblems } from '../catalog/product-rules.ts'
import { fail } from '../errors.ts'
import { presentRow } from './present-row.ts'
import type { RowRecord } from './row-table.ts'

export interface ChangeRules {
  readonly currency: string
  /** Categories by store. */
  readonly categories: ReadonlyMap<Id, ReadonlySet<Id>>
}

type Code = keyof typeof fail.catalogue

/** Why a change is refused; undefined where it can be made. */
export function refusalOf(
  row: RowRecord | undefined,
  change: ProductChange,
  rules: ChangeRules,
): RefusedChange | undefined {
  const refuse = (
    code: Code,
    errors: Readonly<Record<string, string>> = {},
    message: string = Object.values(errors)[0] ?? fail.catalogue[code].message,
  ) => ({ productId: change.productId, code, message, errors: { ...errors } })

  if (!row) return refuse('productUnknown')
  if (change.seenAt !== undefined && change.seenAt !== row.updatedAt.getTime()) {
    return refuse('conflict')
  }
  const known = new Set(row.variants.map(({ id }) => id))
  if (change.variants?.some(({ id }) => !known.has(id))) return refuse('variantUnknown')
  const counts = change.variants?.some(({ stock }) => stock && !stock.unlimited)
  if (counts && !isCounted(row.type)) return refuse('stockNotCounted')
  const next = withChange(presentRow(row), change)
  const errors = pricesOf(next, change, rules.currency)
  if (Object.keys(errors).length > 0) return refuse('productInvalid', errors)
  const ofStore = rules.categories.get(row.collectionId)
  if (change.categoryIds?.some((id) => !ofStore?.has(id))) return refuse('categoryForeign')
  const { type, subscriptionPlan } = row
  const unsold = notSoldYet({ type, isSubscription: subscriptionPlan !== null })
  if (change.state && isOut(change.state) && unsold !== undefined) {
    return refuse('notSoldYet', { state: unsold })
  }
  return undefined
}

/** Broken rules of the prices of the variants that change, by field. */
function pricesOf(
  next: ProductRow,
  { variants = [] }: ProductChange,
  currency: string,
): Record<string, string> {
  const byId = new Map(next.variants.map((variant) => [variant.id, variant]))
  return Object.fromEntries(
    variants.flatMap(({ id }, index) => {
      const variant = byId.get(id)
      const problems = variant ? priceProblems(variant, currency) : []
      return problems.map(([field, message]) => [`variants.${index}.${field}`, message])
    }),
  )
}
