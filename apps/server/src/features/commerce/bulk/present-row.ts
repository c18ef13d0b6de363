import type { ProductRow } from '@sitewright/api/commerce/bulk-shapes'
import type { RowRecord } from './row-table.ts'

export function presentRow({ variants, ...row }: RowRecord): ProductRow {
  return {
    id: row.id,
    collectionId: row.collectionId,
    title: row.title,
    type: row.type,
    state: row.state,
    publishOn: row.publishOn.getTime(),
    updatedAt: row.updatedAt.getTime(),
    categoryIds: [...row.categoryIds],
    variants: variants.map(({ unlimited, quantity, ...variant }) => ({
      ...variant,
      stock: { unlimited, quantity },
    })),
  }
}
