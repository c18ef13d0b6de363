import type { Id } from '@sitewright/core/id'
import type { SiteContent } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../../platform/database.ts'
import { loadPublishedSite } from '../../../content/index.ts'
import type { KnownBodies } from '../../asking/load-page.ts'
import { createPublishedBodies } from './published-bodies.ts'

/** What pages of a publication have in common. */
export interface Published {
  readonly content: SiteContent
  readonly bodies: KnownBodies
}

/**
 * Publications never change, so the one of each site that was read last is kept. Bounded: the site that was asked for
 * longest ago goes first.
 */
export interface PublishedContent {
  /** Without a statement where it is known. */
  of(site: SiteTx, publicationId: Id): Promise<Published>
  known(siteId: Id, publicationId: Id): Published | undefined
  /** What the site had published when it was last read, which may be out of date. */
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
  /** By site. */
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
      const content = await loadPublishedSite(site, publicationId)
      const published = { content, bodies: bodies.of(site.id, publicationId) }
      keep(site.id, { publicationId, published, characters: sizeOf(published) })
      return published
    },
  }
}

function sizeOf({ content }: Published): number {
  const fields = [...content.fields.values()].flatMap((group) => [...group])
  return JSON.stringify([[...content.pages.values()], fields]).length
}
