import { ID_PATTERN } from '@sitewright/core/id'
import type { TemplateItem } from './template-item.ts'

/**
 * A product as templates get it: `recordType` 11, `structuredContent` with variants in
 * hundredths and money objects, `items` with its pictures, `fullUrl`, … (specification §3 "Product item").
 */
export type CatalogItem = TemplateItem

/** Whether a formatter's input is a product from the catalogue. */
export function isCatalogItem(value: unknown): value is CatalogItem {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false
  return typeof value.id === 'string' && ID_PATTERN.test(value.id) && 'structuredContent' in value
}
