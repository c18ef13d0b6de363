import type { Id } from '@sitewright/core/id'
import { createFairQueue } from '../../../../platform/limits/fair-queue.ts'

/** Fair queue between sites for loading the data of pages. */
export interface PageTurns {
  /** Rejects with `busy` when too much of the site is waiting. */
  run<Result>(siteId: Id, work: () => Promise<Result>): Promise<Result>
}

/** Pages fetched at once: fewer than there are connections, so that carts and the studio are not kept waiting. */
const PAGES_AT_ONCE = 8
/** Pages of one site fetched at once; the other turns stay for other sites. */
const OF_ONE_SITE = 2
/** Maximum number of pages of one site that wait; further ones are refused. */
const LONGEST_LINE = 100
/** Milliseconds that a page waits for its turn before it is refused. */
const LONGEST_WAIT_MS = 5_000
/** Seconds that a refused visitor is asked to wait. */
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
