import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'

/**
 * A product in the shape that templates know: `recordType` 11, `structuredContent` with variants in
 * hundredths and money objects, `items` with its pictures, `fullUrl`, … (specification §3 "Product item").
 */
export type CatalogItem = JsonObject & {
  readonly id: Id
  readonly collectionId: Id
  readonly urlId: string
  readonly title: string
  readonly fullUrl: string
}
