import type { Log } from './log.ts'

/** For what can happen thousands of times a second: writes one line at most every few seconds. */
export interface SparingLog {
  warn(details: object, message: string): void
}

const EVERY_MS = 5_000

export function createSparingLog(log: Pick<Log, 'warn'>): SparingLog {
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
