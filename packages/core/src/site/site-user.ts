/**
 * The visitor who is signed in, as the cookie `SiteUserInfo` tells scripts (specification §3, §6). For display only:
 * it grants no access.
 */

export interface SiteUser {
  readonly authenticated: boolean
  readonly siteUserId: string | undefined
}

const COOKIE = 'SiteUserInfo='

/**
 * Parses the cookie from `document.cookie`. One that cannot be parsed counts as absent,
 * since another site of the same domain may have set it.
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
