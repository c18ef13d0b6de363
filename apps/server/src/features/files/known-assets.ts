/** LRU cache of picture rows, so that a picture that is asked for again needs no statement. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import { withFallback } from '../../platform/limits/with-fallback.ts'
import { createThrottledLog } from '../../platform/log/throttled-log.ts'
import { type AssetRow, findAssets } from './asset-table.ts'

export interface KnownAssets {
  /**
   * Row of a picture; undefined for an id that is not the site's. While the database is away, the cached row is given even if
   * stale, so that pages that are shown from a cache have their pictures.
   */
  find(siteId: Id, assetId: Id): Promise<AssetRow | undefined>
}

interface AssetsOfSite {
  /** Rows in the order in which they were read, oldest first. */
  readonly assets: Map<Id, { readonly row: AssetRow; readonly change: number }>
  /** Raised by every change: rows read before it are stale. */
  change: number
}

/** Sites in the cache; beyond that the least recently used one is evicted. */
const MOST_SITES = 500
/** Rows of one site; beyond that its oldest is evicted, and never another site's. */
const MOST_OF_A_SITE = 500
/** Milliseconds that a fresh row is waited for before the stale one is given. */
const PATIENCE_MS = 3_000

export function createKnownAssets({ database, events, log }: App): KnownAssets {
  const sites = new Map<Id, AssetsOfSite>()
  const failures = createThrottledLog(log)

  events.onChange(({ siteId }) => {
    for (const site of siteId === undefined ? sites.values() : [sites.get(siteId)]) {
      if (site) site.change += 1
    }
  })

  /** The site's part of the cache, moved to the most recently used end. */
  const assetsOf = (siteId: Id): AssetsOfSite => {
    const site = sites.get(siteId) ?? { assets: new Map(), change: 0 }
    sites.delete(siteId)
    sites.set(siteId, site)
    if (sites.size > MOST_SITES) deleteFirst(sites)
    return site
  }

  const read = async (site: AssetsOfSite, siteId: Id, assetId: Id) => {
    const { assets, change } = site
    const [row] = await database.whileThere(() =>
      database.inSite(siteId, (tx) => findAssets(tx, [assetId])),
    )
    assets.delete(assetId)
    if (row) assets.set(assetId, { row, change })
    if (assets.size > MOST_OF_A_SITE) deleteFirst(assets)
    return row
  }

  return {
    find: async (siteId, assetId) => {
      const site = assetsOf(siteId)
      const held = site.assets.get(assetId)
      if (held?.change === site.change) return held.row
      const reading = read(site, siteId, assetId)
      if (!held) return reading
      return withFallback<AssetRow | undefined>(reading, PATIENCE_MS, (error) => {
        failures.warn({ err: error }, 'What is known of a picture could not be read again')
        return held.row
      })
    },
  }
}

function deleteFirst(map: Map<Id, unknown>): void {
  const [first] = map.keys()
  if (first !== undefined) map.delete(first)
}
