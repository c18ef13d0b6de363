/** Parses the path of a request on a site, and refuses ambiguous ones. */

/** Backslashes and control characters; `HIDDEN` finds escapes of characters that would change the path's meaning. */
const UNSAFE = /[\\\p{Cc}\u2028\u2029]/u
const HIDDEN = /%(?:2f|5c|00|3f|23)/i

/** The decoded path: it begins with a slash, has no empty or dot segments and no slash at its end. */
export function readSitePath(raw: string): string | undefined {
  if (!raw.startsWith('/') || HIDDEN.test(raw)) return undefined
  const path = decode(raw)
  if (path === undefined || UNSAFE.test(path)) return undefined
  if (path === '/') return path
  const segments = path.slice(1).split('/')
  return segments.some((one) => one === '' || one === '.' || one === '..') ? undefined : path
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}
