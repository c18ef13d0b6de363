import type { Id } from '@sitewright/core/id'
import { createFairQueue } from '../../../../platform/limits/fair-queue.ts'

/** Fetching what pages are made from, with fair turns between sites. */
export interface PageTurns {
  /** Fails with `busy` for a site that wants far more than its share. */
  run<Result>(siteId: Id, work: () => Promise<Result>): Promise<Result>
}

/** Pages fetched at once: fewer than there are connections, so that carts and the studio are not kept waiting. */
const PAGES_AT_ONCE = 8
/** Pages of one site fetched at once; the other turns stay for other sites. */
const OF_ONE_SITE = 2
const LONGEST_LINE = 100
const LONGEST_WAIT_MS = 5_000
const RETRY_AFTER_S = 2

/** @param patience how many times longer than usual a page may wait for its turn */
export function createPageTurns(patience = 1): PageTurns {
  const queue = createFairQueue({
    workers: Array.from({ length: PAGES_AT_ONCE }, (_, index) => index),
    mostOfOneLine: OF_ONE_SITE,
    longestLine: LONGEST_LINE,
    longestWaitMs: patience * LONGEST_WAIT_MS,
    retryAfterS: RETRY_AFTER_S,
  })
  return { run: (siteId, work) => queue.run(siteId, work) }
}
