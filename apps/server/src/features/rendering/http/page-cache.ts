/**
 * Finished pages in memory, by site and address. Each knows what it was made from, so that a change outdates
 * exactly the pages that show it. Bounded by bytes, for all sites together and for each: what nobody asked for a
 * second time goes first, and a site that fills its share pushes out only its own pages. Outdated pages stay,
 * within the same bounds, for when they cannot be made anew.
 */

import type { Id } from '@sitewright/core/id'
import type { SiteChange } from '../../../platform/events.ts'
import { orElse } from '../../../platform/or-else.ts'
import { type PreparedResponse, withHeaders } from './prepared-response.ts'

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
  /**
   * The page, made if needed; many who ask at once share one making. Where it cannot be made, or not soon, the
   * last good one, marked so that nobody keeps it.
   */
  load(siteId: Id, key: string, make: () => Promise<MadePage>): Promise<PreparedResponse>
  purge(change: SiteChange): void
  /** What all pages take, outdated ones included. */
  readonly bytes: number
}

export interface PageCacheOptions {
  readonly maxBytes: number
  now(): number
  /** A page could not be made, and its last good version was given instead. */
  onLastGood?(page: { siteId: Id; key: string; error: unknown }): void
}

interface Entry {
  readonly pages: SitePages
  readonly key: string
  readonly response: PreparedResponse
  readonly tags: readonly string[]
  /** Moves to the moment of a change that the page does not show. */
  validUntil: number
  /** Asked for since it was made, or since the last sweep passed it. */
  isUsed: boolean
  /** As counted: answers change their size with the encodings they are asked for in. */
  bytes: number
}

interface Making {
  readonly response: Promise<PreparedResponse>
  readonly begunAt: number
}

interface SitePages {
  readonly siteId: Id
  readonly entries: Map<string, Entry>
  readonly underWay: Map<string, Making>
  /** Pages that are being made, those included that nobody may be given any more. */
  inFlight: number
  /** What was heard while they were made, in order: an empty list stands for everything. */
  heard: (readonly string[])[]
  bytes: number
}

/** Counted for each entry beside its bodies: keys, tags, headers. */
const OVERHEAD = 1_024
/** Of all bytes, for one site. */
const SHARE_OF_A_SITE = 1 / 8
/** Longer than this, in milliseconds, nobody waits for a page that has a last good version. */
const PATIENCE_MS = 3_000
/** As long, in milliseconds, an outdated page may still stand in for one that cannot be made. */
const LAST_GOOD_FOR_MS = 3_600_000
const LAST_GOOD_HEADERS = { 'cache-control': 'no-store' }

export function createPageCache({ maxBytes, now, onLastGood }: PageCacheOptions): PageCache {
  const sites = new Map<Id, SitePages>()
  /** In the order in which they were made or passed by a sweep. */
  const all = new Set<Entry>()
  let bytes = 0

  const pagesOf = (siteId: Id): SitePages => {
    const known = sites.get(siteId)
    if (known) return known
    const made: SitePages = {
      siteId,
      entries: new Map(),
      underWay: new Map(),
      inFlight: 0,
      heard: [],
      bytes: 0,
    }
    sites.set(siteId, made)
    return made
  }

  const dropIfEmpty = (pages: SitePages) => {
    if (pages.entries.size === 0 && pages.inFlight === 0) sites.delete(pages.siteId)
  }

  const sizeOf = ({ text }: PreparedResponse) => text.bytes + OVERHEAD

  const count = (pages: SitePages, change: number) => {
    pages.bytes += change
    bytes += change
  }

  // Infinity is compared first, so that nobody looks at the clock for pages that stay true.
  const isTrue = ({ validUntil }: Entry) =>
    validUntil === Number.POSITIVE_INFINITY || validUntil > now()

  const remove = (entry: Entry) => {
    const { pages, key } = entry
    if (!all.delete(entry)) return
    pages.entries.delete(key)
    count(pages, -entry.bytes)
    dropIfEmpty(pages)
  }

  /** Second chance: a page that was asked for since it was last looked at goes to the end of the queue. */
  const sweep = (entries: Iterable<Entry>, isEnough: () => boolean) => {
    for (const entry of entries) {
      if (isEnough()) return
      const { pages, key } = entry
      const isSpared = entry.isUsed && isTrue(entry)
      entry.isUsed = false
      if (!isSpared) remove(entry)
      else {
        all.delete(entry)
        all.add(entry)
        pages.entries.delete(key)
        pages.entries.set(key, entry)
      }
    }
  }

  const makeRoomIn = (pages: SitePages) => {
    sweep(pages.entries.values(), () => pages.bytes <= maxBytes * SHARE_OF_A_SITE)
    sweep(all, () => bytes <= maxBytes)
  }

  const countAgain = (entry: Entry) => {
    if (!all.has(entry)) return
    const { pages, response, bytes: before } = entry
    entry.bytes = sizeOf(response)
    count(pages, entry.bytes - before)
    makeRoomIn(pages)
  }

  const keep = (pages: SitePages, key: string, made: MadePage) => {
    const { response, tags, validUntil = Number.POSITIVE_INFINITY } = made
    const old = pages.entries.get(key)
    const isUsed = old?.isUsed ?? false
    const entry = { pages, key, response, tags, validUntil, isUsed, bytes: sizeOf(response) }
    pages.entries.delete(key)
    pages.entries.set(key, entry)
    if (old && all.delete(old)) count(pages, -old.bytes)
    all.add(entry)
    count(pages, entry.bytes)
    response.text.onResize = () => countAgain(entry)
    makeRoomIn(pages)
  }

  const make = async (pages: SitePages, key: string, work: () => Promise<MadePage>) => {
    const heardBefore = pages.heard.length
    pages.inFlight += 1
    try {
      const made = await work()
      const heardSince = pages.heard.slice(heardBefore)
      const old = pages.entries.get(key)
      if (made.isKept && !heardSince.some((tags) => touches(tags, made))) keep(pages, key, made)
      else if (old && !made.isKept) remove(old)
      return made.response
    } finally {
      pages.inFlight -= 1
      if (pages.inFlight === 0) pages.heard = []
      dropIfEmpty(pages)
    }
  }

  const makingOf = (pages: SitePages, key: string, work: () => Promise<MadePage>): Making => {
    const underWay = pages.underWay.get(key)
    if (underWay) return underWay
    const response = make(pages, key, work).finally(() => {
      if (pages.underWay.get(key) === making) pages.underWay.delete(key)
    })
    const making = { response, begunAt: now() }
    pages.underWay.set(key, making)
    return making
  }

  const orLastGood = (
    { response, begunAt }: Making,
    { pages: { siteId }, key, response: old }: Entry,
  ) =>
    orElse(response, Math.max(0, begunAt + PATIENCE_MS - now()), (error) => {
      onLastGood?.({ siteId, key, error })
      return withHeaders(old, LAST_GOOD_HEADERS)
    })

  const purgeSite = (pages: SitePages, tags: readonly string[]) => {
    if (pages.inFlight > 0) pages.heard.push(tags)
    // Whoever asks from now on must not be given what was begun before the change.
    pages.underWay.clear()
    const at = now()
    for (const entry of pages.entries.values()) {
      if (touches(tags, entry)) entry.validUntil = Math.min(entry.validUntil, at)
    }
  }

  return {
    get: (siteId, key) => {
      const entry = sites.get(siteId)?.entries.get(key)
      if (!entry || !isTrue(entry)) return undefined
      entry.isUsed = true
      return entry.response
    },
    load: (siteId, key, work) => {
      const pages = pagesOf(siteId)
      const entry = pages.entries.get(key)
      if (entry && isTrue(entry)) {
        entry.isUsed = true
        return Promise.resolve(entry.response)
      }
      const making = makingOf(pages, key, work)
      const isGood = entry !== undefined && now() - entry.validUntil < LAST_GOOD_FOR_MS
      return isGood ? orLastGood(making, entry) : making.response
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

function touches(changed: readonly string[], { tags }: Pick<MadePage, 'tags'>): boolean {
  return changed.length === 0 || tags.some((tag) => changed.includes(tag))
}
