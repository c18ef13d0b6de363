import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { loadPublishedSite, type SiteContent } from '../../content/index.ts'

/** Publications never change, so what was read once is kept. Bounded by their number. */
export interface PublishedContent {
  /** Without a statement where it is known. */
  of(site: SiteTx, publicationId: Id): Promise<SiteContent>
  known(publicationId: Id): SiteContent | undefined
}

const MOST = 500

export function createPublishedContent(): PublishedContent {
  const kept = new Map<Id, SiteContent>()
  return {
    known: (publicationId) => kept.get(publicationId),
    of: async (site, publicationId) => {
      const known = kept.get(publicationId)
      if (known) return known
      const content = await loadPublishedSite(site, publicationId)
      const oldest = kept.keys().next().value
      if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest)
      kept.set(publicationId, content)
      return content
    },
  }
}
