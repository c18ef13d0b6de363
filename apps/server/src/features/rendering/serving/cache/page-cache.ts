/**
 * Page cache by site and address, stale-if-error. Each page has cache tags for what it was made from, so that a change
 * outdates exactly the pages that show it. Bounded by bytes, for all sites together and for each, with second-chance
 * eviction; a site that fills its share evicts only its own pages. Outdated pages stay, within the same bounds, for when
 * they cannot be made anew.
 */

import type { Id } from '@sitewright/core/id'
import type { SiteChange } from '../../../../platform/events.ts'
import { withFallback } from '../../../../platform/limits/with-fallback.ts'
import { type PreparedResponse, withHeaders } from '../http/prepared-response.ts'

export interface MadePage {
  readonly response: PreparedResponse
  /** Cache tags, as `item:<id>` and `collection:<id>`: what the page was made from beside the publication. */
  readonly tags: readonly string[]
  /** When time alone makes it outdated, in milliseconds; absent for never. */
  readonly validUntil?: number | undefined
  /** Whether it may be cached; false for answers that are true for now only, such as "busy". */
  readonly isKept: boolean
}

export interface PageCacheOptions {
  readonly maxBytes: number
  /** Factor by which a new version of a page is waited for longer than usual: for tests, which a busy machine shall not fail. */
  readonly patience?: number
  now(): number
  /** Called when a page could not be made and its last good version was given instead. */
  onLastGood?(page: { siteId: Id; key: string; error: unknown }): void
}

/** Counts since the cache was made, for metrics. */
export interface PageCacheCounts {
  /** Pages that were answered from memory. */
  hits: number
  /** Pages that had to be made, or were waited for while somebody else's request made them. */
  misses: number
  /** Pages that were removed to make room. */
  evictions: number
  /** Outdated pages that were sent in place of one that could not be made. */
  lastGoods: number
}

interface Entry {
  readonly pages: SitePages
  readonly key: string
  readonly response: PreparedResponse
  readonly tags: readonly string[]
  /** End of validity in milliseconds; a change that the page does not show sets it to its own time. */
  validUntil: number
  /** Second-chance bit: asked for since it was made, or since the last sweep passed it. */
  isUsed: boolean
  /** Bytes as last counted; they grow and shrink with the encodings that are asked for. */
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
  /** Number of pages being made, those that became outdated meanwhile included. */
  inFlight: number
  /** Tags of changes heard while they were made, in order; an empty list stands for everything. */
  heard: (readonly string[])[]
  bytes: number
}

/** Bytes counted for each entry beside its bodies: roughly what keys, tags and headers take. */
const OVERHEAD = 1_024
/** Part of all bytes that one site may fill, so that no site pushes out all others. */
const SHARE_OF_A_SITE = 1 / 8
/** Milliseconds that a visitor waits for a new version of a page before its last good version is sent. */
const PATIENCE_MS = 3_000
/** Milliseconds, one hour, for which an outdated page may stand in for one that cannot be made. */
const LAST_GOOD_FOR_MS = 3_600_000
const LAST_GOOD_HEADERS = { 'cache-control': 'no-store' }

export class PageCache {
  readonly #maxBytes: number
  readonly #patienceMs: number
  readonly #now: () => number
  readonly #onLastGood: PageCacheOptions['onLastGood']
  readonly #sites = new Map<Id, SitePages>()
  /** Clock order of all pages: as they were made, or passed by a sweep. */
  readonly #all = new Set<Entry>()
  #bytes = 0
  readonly #counts: PageCacheCounts = { hits: 0, misses: 0, evictions: 0, lastGoods: 0 }

  constructor({ maxBytes, patience = 1, now, onLastGood }: PageCacheOptions) {
    this.#maxBytes = maxBytes
    this.#patienceMs = patience * PATIENCE_MS
    this.#now = now
    this.#onLastGood = onLastGood
  }

  /** Bytes of all pages, outdated ones included. */
  get bytes(): number {
    return this.#bytes
  }

  get counts(): Readonly<PageCacheCounts> {
    return this.#counts
  }

  /** A valid page from memory; undefined where there is none. This is the hot path, so it does nothing else. */
  get(siteId: Id, key: string): PreparedResponse | undefined {
    const entry = this.#sites.get(siteId)?.entries.get(key)
    if (!entry || !this.#isTrue(entry)) return undefined
    entry.isUsed = true
    this.#counts.hits += 1
    return entry.response
  }

  /**
   * The page, made if needed. Single-flight: callers who ask for it while it is made share the result. Where it cannot be
   * made, or not soon, the last good one, with headers that keep it out of other caches.
   */
  load(siteId: Id, key: string, work: () => Promise<MadePage>): Promise<PreparedResponse> {
    const pages = this.#pagesOf(siteId)
    const entry = pages.entries.get(key)
    if (entry && this.#isTrue(entry)) {
      entry.isUsed = true
      this.#counts.hits += 1
      return Promise.resolve(entry.response)
    }
    this.#counts.misses += 1
    const making = this.#makingOf(pages, key, work)
    const isGood = entry !== undefined && this.#now() - entry.validUntil < LAST_GOOD_FOR_MS
    return isGood ? this.#orLastGood(making, entry) : making.response
  }

  purge({ siteId, tags }: SiteChange): void {
    if (siteId === undefined) for (const pages of this.#sites.values()) this.#outdate(pages, [])
    const pages = siteId === undefined ? undefined : this.#sites.get(siteId)
    if (pages) this.#outdate(pages, tags)
  }

  #pagesOf(siteId: Id): SitePages {
    const known = this.#sites.get(siteId)
    if (known) return known
    const made: SitePages = {
      siteId,
      entries: new Map(),
      underWay: new Map(),
      inFlight: 0,
      heard: [],
      bytes: 0,
    }
    this.#sites.set(siteId, made)
    return made
  }

  #dropIfEmpty(pages: SitePages): void {
    if (pages.entries.size === 0 && pages.inFlight === 0) this.#sites.delete(pages.siteId)
  }

  // Infinity is compared first, so that no clock is read for pages that are always valid.
  #isTrue({ validUntil }: Entry): boolean {
    return validUntil === Number.POSITIVE_INFINITY || validUntil > this.#now()
  }

  #makingOf(pages: SitePages, key: string, work: () => Promise<MadePage>): Making {
    const underWay = pages.underWay.get(key)
    if (underWay) return underWay
    const response = this.#make(pages, key, work).finally(() => {
      if (pages.underWay.get(key) === making) pages.underWay.delete(key)
    })
    const making = { response, begunAt: this.#now() }
    pages.underWay.set(key, making)
    return making
  }

  async #make(
    pages: SitePages,
    key: string,
    work: () => Promise<MadePage>,
  ): Promise<PreparedResponse> {
    const heardBefore = pages.heard.length
    pages.inFlight += 1
    try {
      const made = await work()
      const heardSince = pages.heard.slice(heardBefore)
      const old = pages.entries.get(key)
      if (made.isKept && !heardSince.some((tags) => touches(tags, made))) {
        this.#keep(pages, key, made)
      } else if (old && !made.isKept) this.#remove(old)
      return made.response
    } finally {
      pages.inFlight -= 1
      if (pages.inFlight === 0) pages.heard = []
      this.#dropIfEmpty(pages)
    }
  }

  #orLastGood(
    { response, begunAt }: Making,
    { pages: { siteId }, key, response: old }: Entry,
  ): Promise<PreparedResponse> {
    return withFallback(
      response,
      Math.max(0, begunAt + this.#patienceMs - this.#now()),
      (error) => {
        this.#counts.lastGoods += 1
        this.#onLastGood?.({ siteId, key, error })
        return withHeaders(old, LAST_GOOD_HEADERS)
      },
    )
  }

  #outdate(pages: SitePages, tags: readonly string[]): void {
    if (pages.inFlight > 0) pages.heard.push(tags)
    // Requests from now on must not get a page that was begun before the change.
    pages.underWay.clear()
    const at = this.#now()
    for (const entry of pages.entries.values()) {
      if (touches(tags, entry)) entry.validUntil = Math.min(entry.validUntil, at)
    }
  }

  #keep(pages: SitePages, key: string, made: MadePage): void {
    const { response, tags, validUntil = Number.POSITIVE_INFINITY } = made
    const old = pages.entries.get(key)
    const isUsed = old?.isUsed ?? false
    const entry = { pages, key, response, tags, validUntil, isUsed, bytes: sizeOf(response) }
    pages.entries.delete(key)
    pages.entries.set(key, entry)
    if (old && this.#all.delete(old)) this.#count(pages, -old.bytes)
    this.#all.add(entry)
    this.#count(pages, entry.bytes)
    response.text.onResize = () => this.#countAgain(entry)
    this.#makeRoomIn(pages)
  }

  #remove(entry: Entry): void {
    const { pages, key } = entry
    if (!this.#all.delete(entry)) return
    pages.entries.delete(key)
    this.#count(pages, -entry.bytes)
    this.#dropIfEmpty(pages)
  }

  #count(pages: SitePages, change: number): void {
    pages.bytes += change
    this.#bytes += change
  }

  #countAgain(entry: Entry): void {
    if (!this.#all.has(entry)) return
    const { pages, response, bytes: before } = entry
    entry.bytes = sizeOf(response)
    this.#count(pages, entry.bytes - before)
    this.#makeRoomIn(pages)
  }

  #makeRoomIn(pages: SitePages): void {
    this.#sweep(pages.entries.values(), () => pages.bytes <= this.#maxBytes * SHARE_OF_A_SITE)
    this.#sweep(this.#all, () => this.#bytes <= this.#maxBytes)
  }

  /** Second-chance eviction: a page that was asked for since it was last looked at goes to the end of the queue. */
  #sweep(entries: Iterable<Entry>, isEnough: () => boolean): void {
    for (const entry of entries) {
      if (isEnough()) return
      const { pages, key } = entry
      const isSpared = entry.isUsed && this.#isTrue(entry)
      entry.isUsed = false
      if (!isSpared) {
        this.#counts.evictions += 1
        this.#remove(entry)
      } else {
        this.#all.delete(entry)
        this.#all.add(entry)
        pages.entries.delete(key)
        pages.entries.set(key, entry)
      }
    }
  }
}

const sizeOf = ({ text }: PreparedResponse) => text.bytes + OVERHEAD

function touches(changed: readonly string[], { tags }: Pick<MadePage, 'tags'>): boolean {
  return changed.length === 0 || tags.some((tag) => changed.includes(tag))
}
