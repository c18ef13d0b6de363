/**
 * Finished pages in memory, by site and address. Each knows what it was made from, so that a change removes
 * exactly the pages that show it. Bounded by bytes: what was not asked for lately goes first.
 */

import type { Id } from '@sitewright/core/id'
import type { SiteChange } from '../../../platform/events.ts'
import type { PreparedResponse } from './prepared-response.ts'

export interface MadePage {
  readonly response: PreparedResponse
  /** `item:<id>`, `collection:<id>`: what the page was made from beside the publication. */
  readonly tags: readonly string[]
  /** When time alone makes it untrue, in milliseconds; absent for never. */
  readonly validUntil?: number | undefined
  /** Answers that are true for now only, such as "busy", are not kept. */
  readonly isKept: boolean
}

export interface PageCache {
  /** A page that is already there. The hot path: it does nothing else. */
  get(siteId: Id, key: string): PreparedResponse | undefined
  /** The page, made if needed; many who ask at once share one making. */
  load(siteId: Id, key: string, make: () => Promise<MadePage>): Promise<PreparedResponse>
  purge(change: SiteChange): void
  readonly bytes: number
}

interface Entry {
  readonly response: PreparedResponse
  readonly tags: readonly string[]
  readonly validUntil: number
  /** Asked for since the last sweep. */
  isUsed: boolean
}

interface SitePages {
  readonly entries: Map<string, Entry>
  readonly underWay: Map<string, Promise<PreparedResponse>>
  /** Raised by every purge: what was begun before must not be kept after. */
  generation: number
}

/** Counted for each entry beside its bodies: keys, tags, headers. */
const OVERHEAD = 1_024

export function createPageCache(maxBytes: number, now: () => number): PageCache {
  const sites = new Map<Id, SitePages>()
  let bytes = 0

  const pagesOf = (siteId: Id): SitePages => {
    const known = sites.get(siteId)
    if (known) return known
    const made: SitePages = { entries: new Map(), underWay: new Map(), generation: 0 }
    sites.set(siteId, made)
    return made
  }

  const isTrue = ({ validUntil }: Entry) =>
    validUntil === Number.POSITIVE_INFINITY || validUntil > now()

  const remove = (pages: SitePages, key: string) => {
    const entry = pages.entries.get(key)
    if (!entry) return
    pages.entries.delete(key)
    bytes -= entry.response.bytes + OVERHEAD
  }

  function* allEntries() {
    for (const pages of sites.values()) {
      for (const [key, entry] of pages.entries) yield { pages, key, entry }
    }
  }

  /** Second chance: a page that was used since the last sweep survives one more. */
  const sweep = () => {
    for (let round = 0; round < 2; round += 1) {
      for (const { pages, key, entry } of allEntries()) {
        if (bytes <= maxBytes) return
        if (entry.isUsed) entry.isUsed = false
        else remove(pages, key)
      }
    }
  }

  const keep = (pages: SitePages, key: string, made: MadePage) => {
    const { response, tags, validUntil = Number.POSITIVE_INFINITY } = made
    remove(pages, key)
    pages.entries.set(key, { response, tags, validUntil, isUsed: true })
    bytes += response.bytes + OVERHEAD
    if (bytes > maxBytes) sweep()
  }

  const make = async (pages: SitePages, key: string, work: () => Promise<MadePage>) => {
    const { generation } = pages
    try {
      const made = await work()
      if (made.isKept && pages.generation === generation) keep(pages, key, made)
      return made.response
    } finally {
      if (pages.generation === generation) pages.underWay.delete(key)
    }
  }

  const purgeSite = (pages: SitePages, tags: readonly string[]) => {
    pages.generation += 1
    // Whoever asks from now on must not be given what was begun before the change.
    pages.underWay.clear()
    for (const [key, entry] of pages.entries) {
      if (tags.length === 0 || entry.tags.some((tag) => tags.includes(tag))) remove(pages, key)
    }
  }

  return {
    get: (siteId, key) => {
      const entry = sites.get(siteId)?.entries.get(key)
      // Infinity is compared first, so that nobody looks at the clock for pages that stay true.
      if (!entry || !isTrue(entry)) return undefined
      entry.isUsed = true
      return entry.response
    },
    load: (siteId, key, work) => {
      const pages = pagesOf(siteId)
      const entry = pages.entries.get(key)
      if (entry && isTrue(entry)) return Promise.resolve(entry.response)
      const underWay = pages.underWay.get(key)
      if (underWay) return underWay
      const made = make(pages, key, work)
      pages.underWay.set(key, made)
      return made
    },
    purge: ({ siteId, tags }) => {
      if (siteId === undefined) for (const pages of sites.values()) purgeSite(pages, [])
      const pages = siteId === undefined ? undefined : sites.get(siteId)
      if (pages) purgeSite(pages, tags)
    },
    get bytes() {
      return bytes
    },
  }
}
