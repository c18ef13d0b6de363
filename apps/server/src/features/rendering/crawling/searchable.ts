/** What search engines may know of a site. Pure. */

import type { PageRecord, SiteContent } from '../../content/index.ts'
import { pagePath } from '../../content/index.ts'
import type { LiveSite } from '../../sites/index.ts'
import { findPage } from '../page/find-page.ts'

/** Open to everyone, and its owner wants it found. */
export function isSearchable({ status, locks, settings }: LiveSite): boolean {
  return status === 'public' && locks.site === undefined && !settings.isHiddenFromSearch
}

/**
 * Pages that can be visited without a password and that their owner wants found: no links, no folders without a page.
 * `content` knows its locks.
 */
export function searchablePages(content: SiteContent): PageRecord[] {
  return [...content.pages.values()].filter((page) => {
    if (page.settings.isHiddenFromSearch || page.lockedBy !== undefined) return false
    const found = findPage(content, pagePath(page))
    return found !== undefined && found.kind !== 'moved'
  })
}
