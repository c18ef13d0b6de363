/** Products as owners see them. Pure. */

import type { ProductShape, ProductSummary } from '@sitewright/api/commerce/shapes'
import { totalStock } from '@sitewright/core/commerce/stock'
import type { Id } from '@sitewright/core/id'
import { formatMoney, minor } from '@sitewright/core/money'
import type { Pictures } from './pictures.ts'
import { currentPrice, type ProductRecord } from './product-table.ts'
import { type PagePaths, productPath } from './store-pages.ts'

export function presentProduct(
  product: ProductRecord,
  { origin, paths }: { origin: string; paths: PagePaths },
): ProductShape {
  return {
    id: product.id,
    collectionId: product.collectionId,
    type: product.type,
    title: product.title,
    urlId: product.urlId,
    url: origin + productPath(paths, product),
    description: product.description,
    state: product.state,
    imageIds: [...product.imageIds],
    options: product.options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: product.variants.map(({ unlimited, quantity, attributes, ...variant }) => ({
      ...variant,
      attributes: { ...attributes },
      stock: { unlimited, quantity },
    })),
    currency: product.currency,
    updatedAt: product.updatedAt.getTime(),
  }
}

export function presentSummary(
  product: ProductRecord,
  { siteId, pictures }: { siteId: Id; pictures: Pictures },
): ProductSummary {
  const stock = totalStock(product)
  const [thumbnail] = product.imageIds.flatMap((id) => pictures.get(id) ?? [])
  return {
    id: product.id,
    title: product.title,
    state: product.state,
    // The studio's host shows no tenant content of its own, so pictures come by the site's path.
    thumbnailUrl: thumbnail ? `/s/${siteId}${thumbnail.assetUrl}?format=100w` : null,
    price: priceText(product),
    variantCount: product.variants.length,
    stock: stock === Infinity ? null : stock,
    updatedAt: product.updatedAt.getTime(),
  }
}

/** `$12.00`, or `from $12.00` where variants differ. */
function priceText({ variants, currency }: ProductRecord): string {
  const prices = variants.map(currentPrice)
  const lowest = minor(Math.min(...prices))
  const text = formatMoney(lowest, currency)
  return prices.every((price) => price === lowest) ? text : `from ${text}`
}
