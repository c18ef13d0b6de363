import { ID_PATTERN } from '@sitewright/core/id'
import type { CatalogItem } from '../../commerce/index.ts'

/** Whether what a template handed to a formatter is a product as the catalogue gives it. */
export function isCatalogItem(value: unknown): value is CatalogItem {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false
  return typeof value.id === 'string' && ID_PATTERN.test(value.id) && 'structuredContent' in value
}
