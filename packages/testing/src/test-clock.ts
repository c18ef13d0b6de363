import type { Clock } from '@sitewright/server/platform/clock'

/** Real time plus what a test adds to it, so that rows stamped by the database still agree. */
export interface TestClock extends Clock {
  advance(ms: number): void
}

export function createTestClock(): TestClock {
  let added = 0
  return {
    now: () => Date.now() + added,
    advance: (ms) => {
      added += ms
    },
  }
}
