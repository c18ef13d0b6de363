/** Places that were chosen in the palette before, kept per device and site. */

import { recentList } from '../preferences/recent-list.ts'

export interface RecentPlace {
  readonly href: string
  readonly label: string
  readonly kind: string
}

export const RECENT_PLACES = recentList<RecentPlace>({
  name: 'recent',
  // As many as one looks over before typing is quicker.
  most: 6,
  isEntry(value, siteId): value is RecentPlace {
    const { href, label, kind } = (value ?? {}) as Partial<RecentPlace>
    const isWhole = [href, label, kind].every((part) => typeof part === 'string')
    return isWhole && href?.startsWith(`/sites/${siteId}/`) === true
  },
  keyOf: ({ href }) => href,
})
