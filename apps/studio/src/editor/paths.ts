/** Addresses inside the studio that the editor leads to. */

export function pagesPath(siteId: string): string {
  return `/sites/${siteId}/pages`
}

export function editorPath(siteId: string, pageId: string): string {
  return `/sites/${siteId}/edit/${pageId}`
}
