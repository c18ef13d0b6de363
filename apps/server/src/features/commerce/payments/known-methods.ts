/** LRU cache of setups of payment methods, so that a webhook is proved without a statement. Their keys stay sealed in it. */

import type { Id } from '@sitewright/core/id'
import { defineService } from '../../../platform/define-service.ts'
import { type MethodRow, methodRow } from './method-table.ts'

/** Setups in memory; beyond that the least recently used one is evicted. */
const MOST_KEPT = 1_000

export const knownMethods = defineService(({ database, events }) => {
  const rows = new Map<string, Promise<MethodRow | undefined>>()
  const keyOf = (siteId: Id, provider: string) => `${siteId} ${provider}`

  events.onChange(({ siteId }) => {
    if (siteId === undefined) return rows.clear()
    for (const key of rows.keys()) if (key.startsWith(siteId)) rows.delete(key)
  })

  return {
    find: (siteId: Id, provider: string): Promise<MethodRow | undefined> => {
      const key = keyOf(siteId, provider)
      const row = rows.get(key) ?? database.inSite(siteId, (site) => methodRow(site, provider))
      rows.delete(key)
      rows.set(key, row)
      row.catch(() => rows.get(key) === row && rows.delete(key))
      const [oldest] = rows.size > MOST_KEPT ? rows.keys() : []
      if (oldest !== undefined) rows.delete(oldest)
      return row
    },
    forget: (siteId: Id, provider: string): void => {
      rows.delete(keyOf(siteId, provider))
    },
  }
})
