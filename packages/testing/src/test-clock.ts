import type { Clock } from '@sitewright/server/platform/clock'

/** Real time plus what a test adds to it, so that rows stamped by the database still agree. */
export interface TestClock extends Clock {
  advance(ms: number): void
  /** From now on time goes only by `advance`, however long the machine takes. */
  stop(): void
}

export function createTestClock(): TestClock {
  let added = 0
  let stoppedAt: number | undefined
  return {
    now: () => (stoppedAt ?? Date.now()) + added,
    advance: (ms) => {
      added += ms
    },
    stop: () => {
      stoppedAt ??= Date.now()
    },
  }
}
