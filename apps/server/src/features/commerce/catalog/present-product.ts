/** Products as owners see them. Pure. */

import type { ProductShape, ProductSummary } from '@sitewright/api/commerce/shapes'
import type { FormShape } from '@sitewright/api/forms/shapes'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import { totalStock } from '@sitewright/core/commerce/stock'
import { isLow } from '@sitewright/core/commerce/stock-reasons'
import { productStatusesFor, statusAt } from '@sitewright/core/content/item-status'
import type { Form } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'
import { pathOfProduct } from '@sitewright/page/address/item-path'
import type { PagePaths } from '@sitewright/page/data/site-content'
import { hasUnpublishedBody } from './drafted-body.ts'
import type { Pictures } from './pictures.ts'
import type { ProductRecord } from './product-table.ts'

export function presentProduct(
  product: ProductRecord,
  { origin, paths, role, now }: { origin: string; paths: PagePaths; role: number; now: number },
): ProductShape {
  return {
    id: product.id,
    collectionId: product.collectionId,
    type: product.type,
    title: product.title,
    urlId: product.urlId,
    url: origin + pathOfProduct(paths, product),
    description: product.description,
    state: statusAt(product.state, product.publishOn.getTime(), now),
    publishOn: product.publishOn.getTime(),
    starred: product.starred,
    authorId: product.author?.id ?? null,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    documentId: product.documentId,
    hasUnpublishedChanges: hasUnpublishedBody(product),
    allowedStatuses: productStatusesFor(role),
    content: { customType: product.content.customType, custom: product.content.custom },
    tags: [...product.tags],
    categoryIds: product.categories.map(({ id }) => id),
    imageIds: [...product.imageIds],
    options: product.options.map(({ values, colors, ...option }) => ({
      ...option,
      values: [...values],
      ...(colors && { colors: { ...colors } }),
    })),
    variants: product.variants.map(({ unlimited, quantity, attributes, ...variant }) => ({
      ...variant,
      attributes: { ...attributes },
      stock: { unlimited, quantity },
    })),
    currency: product.currency,
    taxCategory: product.taxCategory,
    shippingSurchargeMinor: product.shippingSurchargeMinor,
    addButtonText: product.addButtonText,
    merchandising: product.merchandising,
    subscriptionPlan: product.subscriptionPlan,
    lowStockUpTo: product.lowStockUpTo,
    details: product.details.map((detail) => ({ ...detail })),
    form: product.form && formShape(product.form),
    updatedAt: product.updatedAt.getTime(),
  }
}

function formShape({ name, fields }: Form): FormShape {
  return { name, fields: fields.map((field) => ({ ...field, options: [...field.options] })) }
}

interface SummarySurroundings {
  readonly siteId: Id
  readonly pictures: Pictures
  /** Format of amounts of a currency on the site. */
  formatOf(currency: string): MoneyFormat
  readonly now: number
}

export function presentSummary(
  product: ProductRecord,
  { siteId, pictures, formatOf, now }: SummarySurroundings,
): ProductSummary {
  const stock = totalStock(product)
  const [thumbnail] = product.imageIds.flatMap((id) => pictures.get(id) ?? [])
  return {
    id: product.id,
    title: product.title,
    state: statusAt(product.state, product.publishOn.getTime(), now),
    // The studio's host shows no tenant content of its own, so pictures come by the site's path.
    thumbnailUrl: thumbnail ? `/s/${siteId}${thumbnail.assetUrl}?format=100w` : null,
    price: priceText(product, formatOf(product.currency)),
    variantCount: product.variants.length,
    stock: stock === Infinity ? null : stock,
    isLow: isLittleLeft(product),
    hasUnpublishedChanges: hasUnpublishedBody(product),
    updatedAt: product.updatedAt.getTime(),
  }
}

function isLittleLeft({ variants, ...product }: ProductRecord): boolean {
  const upTo = product.lowStockUpTo ?? product.storeLowStockUpTo
  return variants.some((variant) => isLow(variant, upTo))
}

/** `$12.00`, or `from $12.00` where variants differ. */
function priceText({ variants }: ProductRecord, format: MoneyFormat): string {
  const prices = variants.map(currentPrice)
  const lowest = minor(Math.min(...prices))
  const text = formatMoney(lowest, format)
  return prices.every((price) => price === lowest) ? text : `from ${text}`
}
