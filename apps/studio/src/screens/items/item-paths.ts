/** Addresses inside the studio that items lead to. */

export function itemPath(siteId: string, itemId: string): string {
  return `/sites/${siteId}/items/${itemId}`
}

export function itemEditorPath(siteId: string, itemId: string): string {
  return `${itemPath(siteId, itemId)}/edit`
}

/** `type`: one that the theme adds. */
export function newItemPath(siteId: string, pageId: string, type = ''): string {
  const query = type === '' ? '' : `?${new URLSearchParams({ type })}`
  return `/sites/${siteId}/pages/${pageId}/items/new${query}`
}
