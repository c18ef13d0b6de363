/** Reads product data in the form of templates (`structuredContent`), for markup of the platform's own. */

import { isPurchasable } from '@sitewright/core/commerce/purchasable'
import { isCounted } from '@sitewright/core/commerce/stock'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { FormField } from '@sitewright/core/forms/form'
import type { Json, JsonObject } from '@sitewright/core/json'
import type { CatalogItem } from '../data/catalog-item.ts'
import { objectOf, textOf } from '../head/item-fields.ts'

export interface Offer {
  readonly id: string
  readonly sku: string
  readonly currency: string
  /** A plain decimal: `50.00`. */
  readonly price: string
  readonly salePrice: string
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly quantity: number
  readonly attributes: Readonly<Record<string, string>>
  /** Its own picture; empty without one. */
  readonly imageId: string
}

export function structuredContentOf(item: CatalogItem): JsonObject {
  return objectOf(item.structuredContent)
}

export function productTypeOf(item: CatalogItem): number {
  const { productType } = item
  return typeof productType === 'number' ? productType : PRODUCT_TYPES.physical
}

/** Whether a cart takes the product; other products show no availability. */
export function isForSale(item: CatalogItem): boolean {
  const isSubscription = structuredContentOf(item).isSubscribable === true
  return isPurchasable({ type: productTypeOf(item), isSubscription })
}

export function offersOf(item: CatalogItem): Offer[] {
  const isUncounted = !isCounted(productTypeOf(item))
  return listOf(structuredContentOf(item).variants).map((value) => {
    const variant = objectOf(value)
    const price = objectOf(variant.priceMoney)
    return {
      id: textOf(variant.id),
      sku: textOf(variant.sku),
      currency: textOf(price.currency),
      price: textOf(price.value),
      salePrice: textOf(objectOf(variant.salePriceMoney).value),
      onSale: variant.onSale === true,
      unlimited: isUncounted || variant.unlimited === true,
      quantity: typeof variant.qtyInStock === 'number' ? variant.qtyInStock : 0,
      attributes: attributesOf(variant.attributes),
      imageId: textOf(variant.mainImageId),
    }
  })
}

/** Names of a product's options in the order they are asked for. */
export function optionNamesOf(item: CatalogItem): string[] {
  const ordering = listOf(structuredContentOf(item).variantOptionOrdering)
  return ordering.filter((name) => typeof name === 'string')
}

/** The fields of the product's own form; none without one. */
export function formFieldsOf(item: CatalogItem): readonly FormField[] {
  const { fields } = objectOf(structuredContentOf(item).additionalFieldsForm)
  return listOf(fields) as unknown as readonly FormField[]
}

export function isAvailable({ unlimited, quantity }: Offer): boolean {
  return unlimited || quantity > 0
}

/** The current price. */
export function effectivePrice({ onSale, salePrice, price }: Offer): string {
  return onSale && salePrice !== '' ? salePrice : price
}

function attributesOf(value: Json | undefined): Record<string, string> {
  const entries = Object.entries(objectOf(value)).map(([name, chosen]) => [name, textOf(chosen)])
  return Object.fromEntries(entries)
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}
