/** Rows that were served lately, so that a picture that is asked for again needs no statement. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import { type AssetRow, findAssets } from './asset-table.ts'

export interface KnownAssets {
  /** Undefined for an id that is not the site's. */
  find(siteId: Id, assetId: Id): Promise<AssetRow | undefined>
}

const MOST_KNOWN = 5000

export function createKnownAssets({ database, events }: App): KnownAssets {
  const known = new Map<string, AssetRow>()
  /** Raised by every change: what was read before must not be kept after. */
  let changes = 0

  events.onChange(({ siteId }) => {
    changes += 1
    if (siteId === undefined) return known.clear()
    for (const key of known.keys()) if (key.startsWith(`${siteId}/`)) known.delete(key)
  })

  return {
    find: async (siteId, assetId) => {
      const key = `${siteId}/${assetId}`
      const held = known.get(key)
      if (held) return held
      const before = changes
      const [row] = await database.inSite(siteId, (site) => findAssets(site, [assetId]))
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '')
      if (row && before === changes) known.set(key, row)
      return row
    },
  }
}
