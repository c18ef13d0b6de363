/** The one rule that keeps the list of changes fresh: after any call that writes to a site, it is asked for again. */

import type { QueryClient } from '@tanstack/react-query'
import { changesKey } from './use-changes.ts'

/** Throttle: milliseconds for which calls are gathered; the editor saves several times in a second. */
const GATHER_MS = 400

export function createFreshChanges(queries: QueryClient): (siteId: string) => void {
  const due = new Set<string>()
  return (siteId) => {
    if (due.has(siteId)) return
    due.add(siteId)
    setTimeout(() => {
      due.delete(siteId)
      void queries.invalidateQueries({ queryKey: changesKey(siteId) })
    }, GATHER_MS)
  }
}
