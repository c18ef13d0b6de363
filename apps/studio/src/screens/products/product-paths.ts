/** Addresses inside the studio that products lead to. */

export function productPath(siteId: string, productId: string): string {
  return `/sites/${siteId}/products/${productId}`
}

export function productEditorPath(siteId: string, productId: string): string {
  return `${productPath(siteId, productId)}/edit`
}
