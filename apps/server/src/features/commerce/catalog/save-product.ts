/** SQL that writes a product with its variants. */

import type { ProductInput, VariantInput } from '@sitewright/api/commerce/shapes'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import { isCounted } from '@sitewright/core/commerce/stock'
import { visibleFrom } from '@sitewright/core/content/item-status'
import { type Id, newId } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { putIntoCategories } from '../categories/category-table.ts'
import { fail } from '../errors.ts'
import { setStock } from '../stock/stock-table.ts'

export interface ProductToSave extends Omit<ProductInput, 'urlId' | 'publishOn'> {
  readonly id: Id
  readonly collectionId: Id
  readonly urlId: string
  /** Milliseconds. */
  readonly publishOn: number
}

const UNIQUE_VIOLATION = '23505'
const CLASHES = { product_address: 'urlTaken', variant_sku: 'skuTaken' } as const

/** Writes everything; what another request took meanwhile is refused in words. */
export async function saveProduct(
  site: SiteTx,
  product: ProductToSave,
  stockSeen: Readonly<Record<Id, number>> = {},
): Promise<void> {
  try {
    await upsertProduct(site, product)
    await writeVariants(site, product, stockSeen)
    await putIntoCategories(site, product.id, product.categoryIds)
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    const clash = CLASHES[constraint as keyof typeof CLASHES]
    throw code === UNIQUE_VIOLATION && clash ? fail(clash) : error
  }
}

async function upsertProduct({ id, db }: SiteTx, product: ProductToSave): Promise<void> {
  const from = visibleFrom(product.state, product.publishOn)
  const values = {
    title: product.title,
    url_id: product.urlId,
    type: product.type,
    description: product.description === undefined ? null : JSON.stringify(product.description),
    state: product.state,
    publish_on: new Date(product.publishOn),
    visible_from: from === null ? null : new Date(from),
    starred: product.starred,
    tags: [...new Set(product.tags)],
    image_ids: JSON.stringify(product.imageIds),
    options: JSON.stringify(product.options),
    lowest_price_minor: minor(Math.min(...product.variants.map(currentPrice))),
    updated_at: sql<Date>`now()`,
  }
  await db
    .insertInto('product')
    .values({ website_id: id, id: product.id, collection_id: product.collectionId, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(values))
    .execute()
}

async function writeVariants(
  site: SiteTx,
  product: ProductToSave,
  stockSeen: Readonly<Record<Id, number>>,
): Promise<void> {
  // All of them out of the way first, since two variants may swap their SKUs or options.
  await site.db
    .updateTable('variant')
    .set({ is_removed: true })
    .where('website_id', '=', site.id)
    .where('product_id', '=', product.id)
    .execute()
  const variants = product.variants.map((variant) => ({ ...variant, id: variant.id ?? newId() }))
  await site.db
    .insertInto('variant')
    .values(
      variants.map((variant, position) => ({
        website_id: site.id,
        id: variant.id,
        product_id: product.id,
        position,
        sku: variant.sku,
        attributes: JSON.stringify(variant.attributes),
        price_minor: minor(variant.priceMinor),
        sale_price_minor: minor(variant.salePriceMinor),
        on_sale: variant.onSale,
        image_id: variant.imageId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({
        position: sql<number>`excluded.position`,
        sku: sql<string>`excluded.sku`,
        attributes: sql`excluded.attributes`,
        price_minor: sql`excluded.price_minor`,
        sale_price_minor: sql`excluded.sale_price_minor`,
        on_sale: sql<boolean>`excluded.on_sale`,
        image_id: sql`excluded.image_id`,
        is_removed: false,
      }),
    )
    .execute()
  await setStock(
    site,
    variants.map((variant) => ({
      variantId: variant.id,
      stock: stockOf(variant, product.type),
      seen: stockSeen[variant.id],
    })),
    newId(),
  )
}

function stockOf({ stock }: VariantInput, type: number) {
  return isCounted(type) ? stock : { unlimited: true, quantity: 0 }
}

/** The row stays for what still points at it; nobody finds it any more. */
export async function markProductRemoved({ id, db }: SiteTx, productId: Id): Promise<void> {
  const removed = { is_removed: true }
  await db
    .updateTable('product')
    .set({ ...removed, updated_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where('id', '=', productId)
    .execute()
  await db
    .updateTable('variant')
    .set(removed)
    .where('website_id', '=', id)
    .where('product_id', '=', productId)
    .execute()
}

/** Products of one store page are added one after the other, so that the limit and free addresses hold. */
export async function lockStore(site: SiteTx, collectionId: Id): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`store ${site.id} ${collectionId}`}))`.execute(
    site.db,
  )
}
