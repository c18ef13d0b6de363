/** Readable path that leads to no page. */
const NOWHERE = '/%EF%BF%BD'

/** Paths of calls and of sites' files, for which the router answers in the envelope that nothing is there. */
const CALL = /^\/(?:api|s)\//

/**
 * Replaces the address of a page whose escapes cannot be read, so that it is answered like any other mistyped address: the
 * site's own "not found" page answers. The router would answer in its place.
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
