import type { Id } from '@sitewright/core/id'
import type { SiteStyles } from './site-sheet.ts'

/**
 * LRU cache of finished style sheets, by site and what they were made from. A site with too many sheets evicts its
 * own; over all sites, the least recently used site is evicted.
 */
export interface KeptSheets {
  get(siteId: Id, key: string, now: number): SiteStyles | undefined
  /** Single-flight: callers who ask for a sheet while it is made share it. */
  make(siteId: Id, key: string, work: () => Promise<SiteStyles>): Promise<SiteStyles>
  /** The sheet at an address. */
  find(siteId: Id, path: string): SiteStyles | undefined
  /** Remembers the sheet that visitors get, and returns it. Not for drafts. */
  see(siteId: Id, sheet: SiteStyles): SiteStyles
  lastSeen(siteId: Id): SiteStyles | undefined
}

interface SheetsOfSite {
  /** LRU order: the least recently used sheet comes first. */
  readonly byKey: Map<string, SiteStyles>
  readonly underWay: Map<string, Promise<SiteStyles>>
  seen: SiteStyles | undefined
}

/** Maximum number of sheets of one site: the live one and a few drafts. */
const MOST_OF_A_SITE = 4
/** Maximum number of bytes of all sites' sheets together, 64 MB; compressed ones take less. */
const MOST_BYTES = 64 * 1024 * 1024

export function createKeptSheets(mostBytes = MOST_BYTES): KeptSheets {
  /** LRU order: the least recently used site comes first. */
  const sites = new Map<Id, SheetsOfSite>()

  const sheetsOf = (siteId: Id): SheetsOfSite => {
    const sheets = sites.get(siteId) ?? {
      byKey: new Map<string, SiteStyles>(),
      underWay: new Map<string, Promise<SiteStyles>>(),
      seen: undefined,
    }
    sites.delete(siteId)
    sites.set(siteId, sheets)
    return sheets
  }

  const keep = (siteId: Id, key: string, made: SiteStyles) => {
    const { byKey } = sheetsOf(siteId)
    byKey.delete(key)
    byKey.set(key, made)
    const [oldest] = byKey.keys()
    if (byKey.size > MOST_OF_A_SITE && oldest !== undefined) byKey.delete(oldest)
    makeRoom(siteId)
  }

  /** Counts all bytes anew, since adding a sheet takes far longer than that. */
  const makeRoom = (newest: Id) => {
    let bytes = [...sites.values()].reduce((sum, sheets) => sum + bytesOf(sheets), 0)
    for (const [siteId, sheets] of sites) {
      if (bytes <= mostBytes || siteId === newest) return
      bytes -= bytesOf(sheets)
      sites.delete(siteId)
    }
  }

  return {
    get: (siteId, key, now) => {
      const { byKey } = sheetsOf(siteId)
      const known = byKey.get(key)
      if (!known || (known.validUntil ?? Number.POSITIVE_INFINITY) <= now) return undefined
      byKey.delete(key)
      byKey.set(key, known)
      return known
    },
    make: (siteId, key, work) => {
      const { underWay } = sheetsOf(siteId)
      const before = underWay.get(key)
      if (before) return before
      const making = work()
        .then((made) => {
          keep(siteId, key, made)
          return made
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
    find: (siteId, path) => {
      const sheets = sites.get(siteId)
      return sheets && [...sheets.byKey.values()].find((sheet) => sheet.path === path)
    },
    see: (siteId, sheet) => {
      if (sheet.validUntil === undefined) sheetsOf(siteId).seen = sheet
      return sheet
    },
    lastSeen: (siteId) => sites.get(siteId)?.seen,
  }
}

function bytesOf({ byKey, seen }: SheetsOfSite): number {
  const sheets = new Set([...byKey.values(), ...(seen ? [seen] : [])])
  return [...sheets].reduce((sum, { response }) => sum + response.text.bytes, 0)
}
