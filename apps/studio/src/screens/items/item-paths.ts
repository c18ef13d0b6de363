/** Addresses inside the studio that items lead to. */

export function itemPath(siteId: string, itemId: string): string {
  return `/sites/${siteId}/items/${itemId}`
}

export function itemEditorPath(siteId: string, itemId: string): string {
  return `${itemPath(siteId, itemId)}/edit`
}

export function newItemPath(siteId: string, pageId: string): string {
  return `/sites/${siteId}/pages/${pageId}/items/new`
}
