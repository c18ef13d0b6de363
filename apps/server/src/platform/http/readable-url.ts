/** Leads nowhere, and can be read. */
const NOWHERE = '/%EF%BF%BD'

/**
 * An address whose escapes cannot be read leads nowhere, like any other that was mistyped: what answers for the host says so
 * in its own way. The router would answer in its stead.
 */
export function readableUrl(url = '/'): string {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('%')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return NOWHERE
  }
}
