/** Links that were chosen on this device, the last first. */

const MOST = 5

const keyOf = (siteId: string) => `sitewright.recent-links.${siteId}`

/** None where the browser stores nothing. */
export function recentLinks(siteId: string): readonly string[] {
  try {
    return (localStorage.getItem(keyOf(siteId)) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export function rememberLink(siteId: string, href: string): void {
  // The list is kept as words, and an address with spaces is rare enough to be typed again.
  if (/\s/.test(href)) return
  const others = recentLinks(siteId).filter((one) => one !== href)
  try {
    localStorage.setItem(keyOf(siteId), [href, ...others].slice(0, MOST).join(' '))
  } catch {
    // Only the order of the list depends on it.
  }
}
