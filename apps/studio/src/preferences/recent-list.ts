/** A most-recently-used list, kept on the device for each site. */

export interface RecentList<Entry> {
  /** Newest first; none where the device keeps nothing, or something that is damaged. */
  of(siteId: string): readonly Entry[]
  remember(siteId: string, entry: Entry): void
}

export interface RecentListOptions<Entry> {
  /** Its name in the device's storage. */
  readonly name: string
  /** Entries that are kept. */
  readonly most: number
  /** Whether what was kept is an entry of the site; anyone may have written there. */
  isEntry(value: unknown, siteId: string): value is Entry
  /** Entries with the same key are one. */
  keyOf(entry: Entry): string
}

export function recentList<Entry>({
  name,
  most,
  isEntry,
  keyOf,
}: RecentListOptions<Entry>): RecentList<Entry> {
  const placeOf = (siteId: string) => `sitewright:${name}:${siteId}`
  const of = (siteId: string): readonly Entry[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(placeOf(siteId)) ?? '[]')
      const entries = Array.isArray(kept) ? kept : []
      return entries.filter((one) => isEntry(one, siteId)).slice(0, most)
    } catch {
      return []
    }
  }
  return {
    of,
    remember(siteId, entry) {
      const others = of(siteId).filter((one) => keyOf(one) !== keyOf(entry))
      try {
        localStorage.setItem(placeOf(siteId), JSON.stringify([entry, ...others].slice(0, most)))
      } catch {
        // A device that keeps nothing only shows nothing recent.
      }
    },
  }
}
