/** Writes many changes of products in a fixed number of statements. */

import { currentPrice } from '@sitewright/core/commerce/current-price'
import { type ProductChange, withChange } from '@sitewright/core/commerce/product-changes'
import { isOut, keptDate, statusAt } from '@sitewright/core/content/item-status'
import { newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { changeStatuses, indexItems, putManyIntoCategories } from '../../items/index.ts'
import { hasDraftedBody } from '../catalog/drafted-body.ts'
import { soldItems } from '../catalog/sold-items.ts'
import { knowLow } from '../stock/low-stock-table.ts'
import { setStock } from '../stock/stock-table.ts'
import { presentRow } from './present-row.ts'
import type { RowRecord } from './row-table.ts'

export interface AcceptedChange {
  readonly row: RowRecord
  readonly change: ProductChange
}

/** `now` is in milliseconds. The caller holds the items' rows. */
export async function writeChanges(
  site: SiteTx,
  accepted: readonly AcceptedChange[],
  now: number,
): Promise<void> {
  if (accepted.length === 0) return
  await changeStatuses(
    site,
    accepted.map(({ row, change }) => statusOf(row, change, now)),
  )
  await writePrices(site, accepted)
  await putManyIntoCategories(
    site,
    accepted.flatMap(({ row, change: { categoryIds } }) =>
      categoryIds === undefined ? [] : [{ itemId: row.id, categoryIds }],
    ),
  )
  // Only these say something else to a search; prices and stock are no words of it.
  const found = accepted.flatMap(({ row, change: { state, categoryIds } }) =>
    state === undefined && categoryIds === undefined ? [] : [row.id],
  )
  if (found.length > 0) await indexItems(site, found, await soldItems.words(site, found))
  // Stock is locked last, since every buyer of a product waits for it.
  const wishes = accepted.flatMap(({ row, change }) =>
    (change.variants ?? []).flatMap(({ id, stock }) =>
      stock ? [{ productId: row.id, variantId: id, stock, seen: stock.seen }] : [],
    ),
  )
  if (wishes.length === 0) return
  await setStock(site, wishes, newId())
  await knowLow(
    site,
    wishes.map(({ productId }) => productId),
  )
}

function statusOf(row: RowRecord, change: ProductChange, now: number) {
  const { id, collectionId, documentId, state: before } = row
  const wished = change.state ?? before
  const dated = { status: before, publishOn: row.publishOn }
  const publishOn =
    change.publishOn ??
    (change.state === undefined ? row.publishOn.getTime() : keptDate(dated, wished, now))
  const status = statusAt(wished, publishOn, now)
  const takesBody = isOut(status) && !isOut(before) && hasDraftedBody(row)
  return { id, collectionId, documentId, status, publishOn, takesBody }
}

async function writePrices({ id, db }: SiteTx, accepted: readonly AcceptedChange[]): Promise<void> {
  const priced = accepted.flatMap(({ row, change }) => {
    const changed = new Set(change.variants?.map((variant) => variant.id))
    const next = withChange(presentRow(row), change)
    return changed.size === 0 ? [] : [{ next, changed }]
  })
  if (priced.length === 0) return
  const variants = priced.flatMap(({ next, changed }) =>
    next.variants
      .filter((variant) => changed.has(variant.id))
      .map((variant) => ({
        id: variant.id,
        price: variant.priceMinor,
        sale_price: variant.salePriceMinor,
        on_sale: variant.onSale,
      })),
  )
  const products = priced.map(({ next }) => ({
    id: next.id,
    lowest: Math.min(...next.variants.map(currentPrice)),
  }))
  await sql`
    WITH priced AS (
      UPDATE variant SET price_minor = change.price, sale_price_minor = change.sale_price,
        on_sale = change.on_sale
      FROM jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
        AS change (id text, price bigint, sale_price bigint, on_sale boolean)
      WHERE variant.website_id = ${id} AND variant.id = change.id
    )
    UPDATE product SET lowest_price_minor = change.lowest
    FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS change (id text, lowest bigint)
    WHERE product.website_id = ${id} AND product.id = change.id`.execute(db)
}
