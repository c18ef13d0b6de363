import type { Log } from './log.ts'

/** Throttled log, for events that may come by the thousand: one line in five seconds, with the number of those left out. */
export interface ThrottledLog {
  warn(details: object, message: string): void
}

/** Milliseconds between two lines. */
const EVERY_MS = 5_000

export function createThrottledLog(log: Pick<Log, 'warn'>): ThrottledLog {
  let writtenAt = Number.NEGATIVE_INFINITY
  let leftOut = 0
  return {
    warn: (details, message) => {
      if (performance.now() - writtenAt < EVERY_MS) {
        leftOut += 1
        return
      }
      log.warn({ ...details, ...(leftOut > 0 && { leftOut }) }, message)
      writtenAt = performance.now()
      leftOut = 0
    },
  }
}
