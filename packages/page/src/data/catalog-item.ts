import { ID_PATTERN } from '@sitewright/core/id'
import type { TemplateItem } from './template-item.ts'

/**
 * A product in the shape that templates know: `recordType` 11, `structuredContent` with variants in
 * hundredths and money objects, `items` with its pictures, `fullUrl`, … (specification §3 "Product item").
 */
export type CatalogItem = TemplateItem

/** Whether what a template handed to a formatter is a product as the catalogue gives it. */
export function isCatalogItem(value: unknown): value is CatalogItem {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false
  return typeof value.id === 'string' && ID_PATTERN.test(value.id) && 'structuredContent' in value
}
