/** Places that were chosen in the palette before, kept per device and site. */

export interface RecentPlace {
  readonly href: string
  readonly label: string
  readonly kind: string
}

/** Recent places that are kept: as many as one looks over before typing is quicker. */
const KEPT = 6

const keyOf = (siteId: string) => `sitewright:recent:${siteId}`

function isRecent(value: unknown): value is RecentPlace {
  const place = value as Partial<RecentPlace> | null
  return [place?.href, place?.label, place?.kind].every((part) => typeof part === 'string')
}

/** Recent places, newest first; none where the device keeps nothing, or something that is damaged. */
export function recentPlaces(siteId: string): RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(siteId)) ?? '[]')
    const inside = `/sites/${siteId}/`
    return Array.isArray(kept)
      ? kept
          .filter(isRecent)
          .filter(({ href }) => href.startsWith(inside))
          .slice(0, KEPT)
      : []
  } catch {
    return []
  }
}

export function rememberPlace(siteId: string, { href, label, kind }: RecentPlace): void {
  const others = recentPlaces(siteId).filter((place) => place.href !== href)
  const kept = [{ href, label, kind }, ...others].slice(0, KEPT)
  try {
    localStorage.setItem(keyOf(siteId), JSON.stringify(kept))
  } catch {
    // A device that keeps nothing only shows no recent places.
  }
}
