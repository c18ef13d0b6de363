/** Leads nowhere, and can be read. */
const NOWHERE = '/%EF%BF%BD'

/** Calls and files of sites are told by the router that nothing is there, in the envelope. */
const CALL = /^\/(?:api|s)\//

/**
 * The address of a page whose escapes cannot be read leads nowhere, like any other that was mistyped: what shows pages on
 * the host says so in its own way. The router would answer in its stead.
 */
export function readableUrl(url = '/'): string {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('%') || CALL.test(path)) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return NOWHERE
  }
}
