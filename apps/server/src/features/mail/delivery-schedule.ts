/** Backoff of mail: when a message that could not be sent is tried again. Pure. */

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** Waits between tries in milliseconds: soon at first, because most mail servers that refuse are only busy. The last repeats. */
const WAITS_MS = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)

/** Milliseconds since a message was written. As long as most mail servers try; by then the reader has given up waiting too. */
export const GIVEN_UP_AFTER_MS = 72 * HOUR_MS

export interface FailedTry {
  /** Epoch milliseconds, like `now`. */
  readonly writtenAt: number
  readonly now: number
  /** Tries so far, at least 1. */
  readonly attempts: number
}

/** Epoch milliseconds of the next try; undefined where the message is given up. */
export function nextTryAt({ writtenAt, now, attempts }: FailedTry): number | undefined {
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? MINUTE_MS
  const at = now + wait
  return at <= writtenAt + GIVEN_UP_AFTER_MS ? at : undefined
}
