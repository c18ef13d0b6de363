import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import {
  type Documents,
  loadDocuments,
  loadPublishedSite,
  type SiteContent,
} from '../../content/index.ts'

/** What all pages of a publication share. */
export interface Published {
  readonly content: SiteContent
  /** The footer, which is on every page. */
  readonly shared: Documents
}

/** Publications never change, so what was read once is kept. Bounded by their number. */
export interface PublishedContent {
  /** Without a statement where it is known. */
  of(site: SiteTx, publicationId: Id): Promise<Published>
  known(publicationId: Id): Published | undefined
}

const MOST = 500

export function createPublishedContent(): PublishedContent {
  const kept = new Map<Id, Published>()
  return {
    known: (publicationId) => kept.get(publicationId),
    of: async (site, publicationId) => {
      const known = kept.get(publicationId)
      if (known) return known
      const content = await loadPublishedSite(site, publicationId)
      const shared = await loadDocuments(site, content, [content.footerDocumentId])
      const published = { content, shared }
      const oldest = kept.keys().next().value
      if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest)
      kept.set(publicationId, published)
      return published
    },
  }
}
