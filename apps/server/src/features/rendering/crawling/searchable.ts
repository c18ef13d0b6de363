/** What search engines may know of a site. Pure. */

import type { PageRecord, SiteContent } from '../../content/index.ts'
import { pagePath } from '../../content/index.ts'
import type { LiveSite } from '../../sites/index.ts'
import { findPage } from '../page/find-page.ts'

/** Open to everyone, and its owner wants it found. */
export function isSearchable({ status, locks, settings }: LiveSite): boolean {
  return status === 'public' && locks.site === undefined && !settings.isHiddenFromSearch
}

/** Pages that can be visited without a password and that their owner wants found: no links, no folders without a page. */
export function searchablePages(
  content: SiteContent,
  { locks }: Pick<LiveSite, 'locks'>,
): PageRecord[] {
  return [...content.pages.values()].filter((page) => {
    if (page.settings.isHiddenFromSearch) return false
    const isLocked = [page.id, page.parentId].some((id) => id !== undefined && id in locks)
    const found = isLocked ? undefined : findPage(content, pagePath(page))
    return found !== undefined && found.kind !== 'moved'
  })
}
