/** Tags by which a CDN knows what a page was made from. Pure. */

import type { Id } from '@sitewright/core/id'
import type { SiteChange } from '../events.ts'

/** Tag of every page of every site. */
const EVERYTHING = 'sitewright'
const siteTag = (siteId: Id) => `site:${siteId}`

/** Seconds that a CDN keeps a page which nobody purged: what a lost purge costs at most. */
const KEPT_S = 3_600
/** Characters of the tags of one page; CDNs read headers of 16 KB. */
const MOST_CHARACTERS = 8_000
/** Tags above which a purge names whole sites in their place. */
const MOST_TAGS = 1_000

/** Headers by which a CDN keeps a page and knows its tags; none for a page with more tags than a header holds. */
export function cdnHeaders(
  siteId: Id,
  tags: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const all = [EVERYTHING, siteTag(siteId), ...new Set(tags)]
  const keys = all.join(' ')
  if (keys.length > MOST_CHARACTERS) return undefined
  return {
    'cdn-cache-control': `public, max-age=${KEPT_S}`,
    'surrogate-control': `max-age=${KEPT_S}`,
    'surrogate-key': keys,
    'cache-tag': all.join(','),
  }
}

/** Beginning of the tags of news that change no page. */
const NEWS = 'editing:'

/** Tags that are to be purged after these changes. */
export function tagsToPurge(changes: readonly SiteChange[]): string[] {
  const tags = new Set<string>()
  const sites = new Set<string>()
  for (const { siteId, tags: changed } of changes) {
    if (siteId === undefined) return [EVERYTHING]
    const seen = changed.filter((tag) => !tag.startsWith(NEWS))
    if (changed.length > 0 && seen.length === 0) continue
    sites.add(siteTag(siteId))
    for (const tag of changed.length === 0 ? [siteTag(siteId)] : seen) tags.add(tag)
  }
  return [...(tags.size > MOST_TAGS ? sites : tags)]
}
