/** A small version of an uploaded picture on the studio's own host; only the id in the address counts. */
export function pictureAddress(siteId: string, assetId: string): string {
  return `/s/${siteId}/images/${assetId}/picture?format=500w`
}
