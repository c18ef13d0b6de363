/** Who is signed in on a site, as the cookie `SiteUserInfo` tells scripts (specification §3, §6). For display: it opens nothing. */

export interface SiteUser {
  readonly authenticated: boolean
  readonly siteUserId: string | undefined
}

const COOKIE = 'SiteUserInfo='

/**
 * Reads the cookie among all that a page has, as `document.cookie` writes them. One that cannot be parsed counts as absent,
 * so that what a neighbour site throws at the page is nobody.
 */
export function readSiteUser(cookies: string): SiteUser | undefined {
  const pair = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(COOKIE))
  if (pair === undefined) return undefined
  try {
    const { authenticated, siteUserId } = JSON.parse(decodeURIComponent(pair.slice(COOKIE.length)))
    if (typeof authenticated !== 'boolean') return undefined
    return { authenticated, siteUserId: typeof siteUserId === 'string' ? siteUserId : undefined }
  } catch {
    return undefined
  }
}

export function isSignedIn(cookies: string): boolean {
  return readSiteUser(cookies)?.authenticated === true
}
