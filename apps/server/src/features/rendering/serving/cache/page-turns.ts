import type { Id } from '@sitewright/core/id'
import { createFairQueue } from '../../../../platform/limits/fair-queue.ts'

/** Fetching what pages are made from, with fair turns between sites. */
export interface PageTurns {
  /** Fails with `busy` for a site that wants far more than its share. */
  run<Result>(siteId: Id, work: () => Promise<Result>): Promise<Result>
}

/** Connections for pages, fewer than there are: carts and the studio are not kept waiting by them. */
const PAGES_AT_ONCE = 8
/** One site can keep this many busy, and the others stay for the rest. */
const OF_ONE_SITE = 2
const LONGEST_LINE = 100
const LONGEST_WAIT_MS = 5_000
const RETRY_AFTER_S = 2

export function createPageTurns(): PageTurns {
  const queue = createFairQueue({
    workers: Array.from({ length: PAGES_AT_ONCE }, (_, index) => index),
    mostOfOneLine: OF_ONE_SITE,
    longestLine: LONGEST_LINE,
    longestWaitMs: LONGEST_WAIT_MS,
    retryAfterS: RETRY_AFTER_S,
  })
  return { run: (siteId, work) => queue.run(siteId, work) }
}
