/** Addresses inside the studio that items lead to. */

import type { ItemFamily } from './item-family.ts'

export function productsPath(siteId: string): string {
  return `/sites/${siteId}/products`
}

/** The form of an item. */
export function itemPath(siteId: string, itemId: string, family: ItemFamily = 'items'): string {
  return `/sites/${siteId}/${family}/${itemId}`
}

/** The item's own page in the editor. */
export function itemEditorPath(
  siteId: string,
  itemId: string,
  family: ItemFamily = 'items',
): string {
  return `${itemPath(siteId, itemId, family)}/edit`
}

/** The form of a new item; `type` is one that the theme adds. */
export function newItemPath(siteId: string, pageId: string, type = ''): string {
  const query = type === '' ? '' : `?${new URLSearchParams({ type })}`
  return `/sites/${siteId}/pages/${pageId}/items/new${query}`
}
