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

/** Publications never change, so what was read once is kept. Bounded: what was asked for longest ago goes first. */
export interface PublishedContent {
  /** Without a statement where it is known. */
  of(site: SiteTx, publicationId: Id): Promise<Published>
  known(publicationId: Id): Published | undefined
  /** What the site had published when it was last read, which may be out of date. */
  lastOf(siteId: Id): Published | undefined
}

/** Of pages and footer as they are stored; in memory they take about three times as much. */
const MOST_CHARACTERS = 24 * 1024 * 1024

export function createPublishedContent(): PublishedContent {
  const kept = new Map<Id, { published: Published; characters: number }>()
  const lastOf = new Map<Id, Id>()
  let characters = 0

  const known = (publicationId: Id): Published | undefined => {
    const held = kept.get(publicationId)
    if (!held) return undefined
    kept.delete(publicationId)
    kept.set(publicationId, held)
    return held.published
  }

  const forget = (publicationId: Id) => {
    const held = kept.get(publicationId)
    if (!held) return
    kept.delete(publicationId)
    characters -= held.characters
    const { siteId } = held.published.content
    if (lastOf.get(siteId) === publicationId) lastOf.delete(siteId)
  }

  const keep = (publicationId: Id, published: Published) => {
    forget(publicationId)
    const size = sizeOf(published)
    kept.set(publicationId, { published, characters: size })
    characters += size
    lastOf.set(published.content.siteId, publicationId)
    for (const oldest of kept.keys()) {
      if (characters <= MOST_CHARACTERS) return
      forget(oldest)
    }
  }

  return {
    known,
    lastOf: (siteId) => {
      const publicationId = lastOf.get(siteId)
      return publicationId === undefined ? undefined : known(publicationId)
    },
    of: async (site, publicationId) => {
      const held = known(publicationId)
      if (held) return held
      const content = await loadPublishedSite(site, publicationId)
      const shared = await loadDocuments(site, content, [content.footerDocumentId])
      const published = { content, shared }
      keep(publicationId, published)
      return published
    },
  }
}

function sizeOf({ content, shared }: Published): number {
  return JSON.stringify([[...content.pages.values()], [...shared.values()]]).length
}
