import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'

/**
 * A product in the shape that templates know: `recordType` 11, `structuredContent` with variants in
 * hundredths and money objects, `items` with its pictures, `fullUrl`, … (spec §3 Product item).
 */
export type CatalogItem = JsonObject & {
  readonly id: Id
  readonly collectionId: Id
  readonly urlId: string
  readonly title: string
  readonly fullUrl: string
}

export interface CatalogPage {
  readonly items: readonly CatalogItem[]
  /** All public products of the store, over all pages. */
  readonly total: number
  /** When the store will show another one by itself, in milliseconds. */
  readonly nextChange: number | undefined
}

export interface CatalogProduct {
  readonly item: CatalogItem
  /** The one before it in the store's order. */
  readonly previous: CatalogItem | undefined
  readonly next: CatalogItem | undefined
  readonly related: readonly CatalogItem[]
  readonly nextChange: number | undefined
}
