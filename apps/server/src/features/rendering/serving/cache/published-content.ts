import type { Id } from '@sitewright/core/id'
import type { SiteContent } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../../platform/database.ts'
import { loadPublishedWithShared } from '../../../content/index.ts'
import type { KnownBodies } from '../../asking/load-page.ts'
import { createPublishedBodies } from './published-bodies.ts'

/** Data that all pages of a publication share. */
export interface Published {
  readonly content: SiteContent
  readonly bodies: KnownBodies
}

/**
 * LRU cache of publications, which never change: for each site the one that was read last. Bounded by characters; the least
 * recently used site is evicted.
 */
export interface PublishedContent {
  /** A publication's content, without a statement where it is cached. */
  of(site: SiteTx, publicationId: Id): Promise<Published>
  known(siteId: Id, publicationId: Id): Published | undefined
  /** The site's content as it was last read, which may be outdated. */
  lastOf(siteId: Id): Published | undefined
}

/** Characters of all cached contents together, as they are stored; in memory they take about three times as much, 72 MB. */
const MOST_CHARACTERS = 24 * 1024 * 1024

interface Held {
  readonly publicationId: Id
  readonly published: Published
  readonly characters: number
}

export function createPublishedContent(): PublishedContent {
  /** LRU order of sites: the least recently used one comes first. */
  const kept = new Map<Id, Held>()
  const bodies = createPublishedBodies()
  let characters = 0

  const heldOf = (siteId: Id): Held | undefined => {
    const held = kept.get(siteId)
    if (!held) return undefined
    kept.delete(siteId)
    kept.set(siteId, held)
    return held
  }

  const known = (siteId: Id, publicationId: Id): Published | undefined => {
    const held = heldOf(siteId)
    return held?.publicationId === publicationId ? held.published : undefined
  }

  const forget = (siteId: Id) => {
    characters -= kept.get(siteId)?.characters ?? 0
    kept.delete(siteId)
  }

  const keep = (siteId: Id, held: Held) => {
    forget(siteId)
    kept.set(siteId, held)
    characters += held.characters
    for (const oldest of kept.keys()) {
      if (characters <= MOST_CHARACTERS) return
      forget(oldest)
    }
  }

  return {
    known,
    lastOf: (siteId) => heldOf(siteId)?.published,
    of: async (site, publicationId) => {
      const before = known(site.id, publicationId)
      if (before) return before
      const { content, bodies: shared } = await loadPublishedWithShared(site, publicationId)
      const published = { content, bodies: bodies.of(site.id, publicationId) }
      published.bodies.keep(shared)
      keep(site.id, { publicationId, published, characters: sizeOf(published) })
      return published
    },
  }
}

function sizeOf({ content }: Published): number {
  const fields = [...content.fields.values()].flatMap((group) => [...group])
  return JSON.stringify([[...content.pages.values()], fields]).length
}
