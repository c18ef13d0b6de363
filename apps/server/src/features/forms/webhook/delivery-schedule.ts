/** Exponential backoff of webhooks: when a delivery that failed is tried again. Pure. */

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Pauses between tries in milliseconds: short for a receiver that restarts, two days in all for one that was forgotten over a weekend. */
export const PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]

/** Epoch milliseconds of the next try after so many; undefined where the delivery is given up. */
export function nextTryAt(attempts: number, now: number): number | undefined {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? undefined : now + pause
}
