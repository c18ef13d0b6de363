import type { Clock } from '@sitewright/server/platform/clock'

/** Real time plus the time a test adds, so that timestamps of the database still agree. */
export interface TestClock extends Clock {
  advance(ms: number): void
  /** Stops the clock: time then passes only by `advance`, however long the machine takes. */
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
