/** The pages of a site that search engines may index. Pure. */

import { mayBeFound } from '@sitewright/core/content/special-pages'
import type { Id } from '@sitewright/core/id'
import { findPage } from '../address/find-page.ts'
import type { PageRecord, SiteContent } from '../data/site-content.ts'
import { pagePath } from '../data/site-content.ts'
import type { SiteFacts } from '../data/site-facts.ts'

export interface CrawledSite extends SiteFacts {
  readonly publicationId: Id | undefined
  /** Locks by page id, and by `site` for the whole site. */
  readonly locks: Readonly<Record<string, string>>
}

/** Whether the site is open to everyone and its owner wants it found. */
export function isSearchable({ status, locks, settings }: CrawledSite): boolean {
  return status === 'public' && locks.site === undefined && !settings.isHiddenFromSearch
}

/**
 * Pages that can be visited without a password and that their owner wants found: no links, no folders without a page.
 * `content` contains its locks.
 */
export function searchablePages(content: SiteContent): PageRecord[] {
  return [...content.pages.values()].filter((page) => {
    if (!mayBeFound(page) || page.lockedBy !== undefined) return false
    const found = findPage(content, pagePath(page))
    return found !== undefined && found.kind !== 'moved'
  })
}
