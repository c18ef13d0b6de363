export function themesPath(siteId: string): string {
  return `/sites/${siteId}/themes`
}
