/**
 * LRU cache of sites, stale-while-revalidate and stale-if-error: after a while a known site is looked up again in the
 * background, and at once when it changed. While the database does not answer, the old answer stands. Single-flight: callers
 * who ask for a site while it is looked up share the lookup.
 */

import type { Id } from '@sitewright/core/id'
import { type SiteChange, touchesSite } from '../../platform/events.ts'
import { withFallback } from '../../platform/limits/with-fallback.ts'

export interface KnownSites<Site> {
  /** The site under `key`; undefined when there is none. */
  find(key: string): Promise<Site | undefined>
  /** Marks all that the change touches as outdated. */
  hear(change: SiteChange): void
}

export interface KnownSitesOptions<Site> {
  lookUp(key: string): Promise<Site | undefined>
  now(): number
  /** The part of a key that the lookup goes by: keys with the same one share its answer. */
  nameOf(key: string): string
  /**
   * Whether a site that changes is looked up at once and not when somebody asks, so that a page that its owner has just
   * locked stays locked also when the database goes away next.
   */
  readonly isEager: boolean
  /** Called when a site that was known as `before` was looked up again. */
  onRenewed?(site: Site, before: Site): void
  /** Called when a known site could not be looked up again, so that the old answer stands. */
  onFailure(error: unknown): void
}

interface Held<Site> {
  readonly site: Site
  /** Time of the lookup. */
  readonly at: number
  /** Number of changes heard before the lookup began. */
  readonly generation: number
  /** Whether a change was heard since. */
  isOutdated: boolean
}

interface Asking<Site> {
  readonly answer: Promise<Site | undefined>
  /** Number of changes heard before the lookup began; every change raises it, so an older lookup is not reused. */
  readonly generation: number
  readonly begunAt: number
}

/** Sites in the cache; beyond that the least recently used one is evicted. */
const MOST_SITES = 20_000
/** Negative cache: most hosts without a site that are remembered; strangers can ask for any, so few, and briefly. */
const MOST_UNKNOWN = 2_000
/** Milliseconds for which a host without a site is remembered. */
const UNKNOWN_MS = 5_000
/** Milliseconds, five minutes, before a site is looked up again: a safety net, since changes are announced. */
const FRESH_MS = 300_000
/** Milliseconds that a lookup of an outdated site is waited for before the old answer is given. */
const PATIENCE_MS = 5_000

export function createKnownSites<Site extends { readonly id: Id }>({
  lookUp,
  now,
  nameOf,
  isEager,
  onRenewed,
  onFailure,
}: KnownSitesOptions<Site>): KnownSites<Site> {
  /** LRU order: the least recently used site comes first. */
  const known = new Map<string, Held<Site>>()
  const keysOf = new Map<Id, Set<string>>()
  /** Time of the lookup, by host without a site. */
  const unknown = new Map<string, number>()
  const asking = new Map<string, Asking<Site>>()
  let generation = 0

  const forget = (key: string) => {
    const held = known.get(key)
    if (!held) return
    known.delete(key)
    const keys = keysOf.get(held.site.id)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(held.site.id)
  }

  const keep = (key: string, site: Site, begun: number) => {
    // Lookups can finish in another order than they began.
    const before = known.get(key)
    if (before && before.generation > begun) return
    forget(key)
    if (known.size >= MOST_SITES) forget(first(known) ?? '')
    // A change during the lookup may or may not be in its result.
    const held = { site, at: now(), generation: begun, isOutdated: begun !== generation }
    known.set(key, held)
    const keys = keysOf.get(site.id) ?? new Set()
    keysOf.set(site.id, keys.add(key))
    for (const other of keys) {
      // The site may have lost its other names with the same change, so each is looked up by itself.
      if (known.has(other) && nameOf(other) === nameOf(key)) known.set(other, held)
    }
    if (before) onRenewed?.(site, before.site)
  }

  const keepUnknown = (key: string) => {
    forget(key)
    if (unknown.size >= MOST_UNKNOWN) unknown.delete(first(unknown) ?? '')
    unknown.set(key, now())
  }

  const askNow = async (key: string, begun: number): Promise<Site | undefined> => {
    try {
      const site = await lookUp(key)
      if (site) keep(key, site, begun)
      else if (begun === generation) keepUnknown(key)
      return site
    } finally {
      if (asking.get(key)?.generation === begun) asking.delete(key)
    }
  }

  const ask = (key: string): Asking<Site> => {
    const underWay = asking.get(key)
    if (underWay?.generation === generation) return underWay
    const begun = { answer: askNow(key, generation), generation, begunAt: now() }
    asking.set(key, begun)
    return begun
  }

  const askBehind = (key: string) => void ask(key).answer.catch(onFailure)

  const orOld = ({ answer, begunAt }: Asking<Site>, old: Site) =>
    withFallback<Site | undefined>(answer, Math.max(0, begunAt + PATIENCE_MS - now()), (error) => {
      onFailure(error)
      return old
    })

  const outdate = (siteId: Id) => {
    const keys = [...(keysOf.get(siteId) ?? [])]
    for (const key of keys) {
      const held = known.get(key)
      if (held) held.isOutdated = true
    }
    if (!isEager) return
    const keyOf = new Map(keys.map((key) => [nameOf(key), key]))
    for (const key of keyOf.values()) askBehind(key)
  }

  return {
    find: (key) => {
      const held = known.get(key)
      if (!held) {
        const at = unknown.get(key)
        const isKnownToBeNone = at !== undefined && now() - at < UNKNOWN_MS
        return isKnownToBeNone ? Promise.resolve(undefined) : ask(key).answer
      }
      known.delete(key)
      known.set(key, held)
      if (held.isOutdated) return orOld(ask(key), held.site)
      if (now() - held.at >= FRESH_MS) askBehind(key)
      return Promise.resolve(held.site)
    },
    hear: (change) => {
      if (!touchesSite(change)) return
      const { siteId } = change
      generation += 1
      unknown.clear()
      if (siteId === undefined) for (const held of known.values()) held.isOutdated = true
      else outdate(siteId)
    },
  }
}

function first<Value>(map: ReadonlyMap<string, Value>): string | undefined {
  return map.keys().next().value
}
