/** Addresses inside the studio that the editor leads to. */

export function pagesPath(siteId: string): string {
  return `/sites/${siteId}/pages`
}
