import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { KnownBodies } from '../../asking/load-page.ts'

/** Bodies of pages and footers, of the version of each site that was asked for last. */
export interface PublishedBodies {
  of(siteId: Id, publicationId: Id): KnownBodies
}

/** Characters of all cached bodies together, as they are stored; in memory they take about three times as much, 36 MB. */
const MOST_CHARACTERS = 12 * 1024 * 1024
/** Part of all characters that one site may fill. */
const SHARE_OF_A_SITE = 1 / 12
/** Characters counted for each body beside its text: roughly what an empty one takes. */
const OVERHEAD = 200

interface BodiesOfSite {
  readonly publicationId: Id
  /** The one that was read first is in front. */
  readonly bodies: Map<Id, { readonly body: PageDocument; readonly characters: number }>
  characters: number
}

/** Bounded: the site that was asked for longest ago goes first, and of one site what was read first. */
export function createPublishedBodies({ mostCharacters = MOST_CHARACTERS } = {}): PublishedBodies {
  const sites = new Map<Id, BodiesOfSite>()
  let characters = 0

  const find = (siteId: Id, publicationId: Id): BodiesOfSite | undefined => {
    const site = sites.get(siteId)
    if (site?.publicationId !== publicationId) return undefined
    // To the end of the line.
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
