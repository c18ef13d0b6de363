import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { KnownBodies } from '../../asking/load-page.ts'

/** LRU cache of the bodies of pages and footers, for one version of each site. */
export interface PublishedBodies {
  of(siteId: Id, publicationId: Id): KnownBodies
}

/** Characters of all cached bodies together, as they are stored; in memory they take about three times as much, 36 MB. */
const MOST_CHARACTERS = 12 * 1024 * 1024
/** Share of all characters that one site may fill. */
const SHARE_OF_A_SITE = 1 / 12
/** Characters counted for each body beside its text: roughly what an empty one takes. */
const OVERHEAD = 200

interface BodiesOfSite {
  readonly publicationId: Id
  /** FIFO order: the body that was read first comes first. */
  readonly bodies: Map<Id, { readonly body: PageDocument; readonly characters: number }>
  characters: number
}

/** Evicts the least recently used site, and within a site that fills its share the bodies that were read first. */
export function createPublishedBodies({ mostCharacters = MOST_CHARACTERS } = {}): PublishedBodies {
  const sites = new Map<Id, BodiesOfSite>()
  let characters = 0

  const find = (siteId: Id, publicationId: Id): BodiesOfSite | undefined => {
    const site = sites.get(siteId)
    if (site?.publicationId !== publicationId) return undefined
    // Moves the site to the end of the LRU order.
    sites.delete(siteId)
    sites.set(siteId, site)
    return site
  }

  const forget = (siteId: Id) => {
    characters -= sites.get(siteId)?.characters ?? 0
    sites.delete(siteId)
  }

  const begin = (siteId: Id, publicationId: Id): BodiesOfSite => {
    forget(siteId)
    const site: BodiesOfSite = { publicationId, bodies: new Map(), characters: 0 }
    sites.set(siteId, site)
    return site
  }

  const count = (site: BodiesOfSite, change: number) => {
    site.characters += change
    characters += change
  }

  const makeRoomIn = (site: BodiesOfSite) => {
    for (const [id, first] of site.bodies) {
      if (site.characters <= mostCharacters * SHARE_OF_A_SITE) break
      site.bodies.delete(id)
      count(site, -first.characters)
    }
    for (const siteId of sites.keys()) {
      if (characters <= mostCharacters) return
      forget(siteId)
    }
  }

  return {
    of: (siteId, publicationId) => ({
      get: (documentId) => find(siteId, publicationId)?.bodies.get(documentId)?.body,
      keep: (bodies) => {
        const site = find(siteId, publicationId) ?? begin(siteId, publicationId)
        for (const [id, body] of bodies) {
          if (site.bodies.has(id)) continue
          const size = JSON.stringify(body).length + OVERHEAD
          site.bodies.set(id, { body, characters: size })
          count(site, size)
        }
        makeRoomIn(site)
      },
    }),
  }
}
