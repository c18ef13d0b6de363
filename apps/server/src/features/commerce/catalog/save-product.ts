/** Writing a product: its item, what makes it one to sell, its variants and its categories. */

import type { ProductInput, VariantInput } from '@sitewright/api/commerce/shapes'
import { itemContent } from '@sitewright/api/items/shapes'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import { isCounted } from '@sitewright/core/commerce/stock'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { brokenConstraint } from '../../../platform/db/unique-violation.ts'
import { type ItemToSave, putIntoCategories, saveItem } from '../../items/index.ts'
import { fail } from '../errors.ts'
import { knowLow } from '../stock/low-stock-table.ts'
import { setStock } from '../stock/stock-table.ts'
import { wordsIn } from './sold-items.ts'

export interface ProductToSave extends Omit<ProductInput, 'urlId' | 'publishOn'> {
  readonly id: Id
  readonly collectionId: Id
  readonly urlId: string
  /** Milliseconds since 1970 from which visitors see it. */
  readonly publishOn: number
  readonly documentId: Id | null
  readonly position: number
  /** Whether shoppers get the draft of its body along with the rest; otherwise they keep the body they have. */
  readonly takesBody: boolean
}

const CLASHES = { item_address: 'urlTaken', variant_sku: 'skuTaken' } as const

/** Writes a product and all that belongs to it; a value that another request took meanwhile is refused in words. */
export async function saveProduct(
  site: SiteTx,
  product: ProductToSave,
  stockSeen: Readonly<Record<Id, number>> = {},
): Promise<void> {
  try {
    await saveItem(site, itemOf(product), async () => {
      await upsertProduct(site, product)
      await writeVariants(site, product, stockSeen)
      await putIntoCategories(site, product.id, product.categoryIds)
    })
  } catch (error) {
    const clash = CLASHES[brokenConstraint(error) as keyof typeof CLASHES]
    throw clash ? fail(clash) : error
  }
}

/** The item's part of a product. Comments on products are closed. */
function itemOf({ description, state, imageIds, content, ...product }: ProductToSave): ItemToSave {
  const [imageId = null, ...moreImageIds] = imageIds
  return {
    ...product,
    recordType: RECORD_TYPES.storeItem,
    status: state,
    excerpt: description,
    imageId,
    moreImageIds,
    categories: [],
    sourceUrl: '',
    passthrough: false,
    location: null,
    commentAccess: 'closed',
    startsAt: null,
    endsAt: null,
    content: itemContent.parse(content),
    words: product.variants.flatMap(wordsIn),
  }
}

async function upsertProduct({ id, db }: SiteTx, product: ProductToSave): Promise<void> {
  const values = {
    type: product.type,
    options: JSON.stringify(product.options),
    tax_category: product.taxCategory,
    shipping_surcharge_minor: minor(product.shippingSurchargeMinor),
    add_button_text: product.addButtonText,
    merchandising: JSON.stringify(product.merchandising),
    subscription_plan: product.subscriptionPlan && JSON.stringify(product.subscriptionPlan),
    form: product.form && JSON.stringify(product.form),
    low_stock_up_to: product.lowStockUpTo,
    details: JSON.stringify(product.details),
    lowest_price_minor: minor(Math.min(...product.variants.map(currentPrice))),
  }
  await db
    .insertInto('product')
    .values({ website_id: id, id: product.id, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(values))
    .execute()
}

async function writeVariants(
  site: SiteTx,
  product: ProductToSave,
  stockSeen: Readonly<Record<Id, number>>,
): Promise<void> {
  // All variants are taken out first, since two of them may swap their SKUs or options.
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
        weight_grams: variant.weightGrams ?? 0,
        length_mm: variant.lengthMm ?? 0,
        width_mm: variant.widthMm ?? 0,
        height_mm: variant.heightMm ?? 0,
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
        weight_grams: sql<number>`excluded.weight_grams`,
        length_mm: sql<number>`excluded.length_mm`,
        width_mm: sql<number>`excluded.width_mm`,
        height_mm: sql<number>`excluded.height_mm`,
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
  await knowLow(site, [product.id])
}

function stockOf({ stock }: VariantInput, type: number) {
  return isCounted(type) ? stock : { unlimited: true, quantity: 0 }
}

/** Soft delete: the rows stay for carts and orders that point at them, and no other query finds them. */
export async function markVariantsRemoved({ id, db }: SiteTx, productId: Id): Promise<void> {
  await db
    .updateTable('variant')
    .set({ is_removed: true })
    .where('website_id', '=', id)
    .where('product_id', '=', productId)
    .execute()
}
