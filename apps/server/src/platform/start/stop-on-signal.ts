/** Graceful shutdown on SIGTERM and SIGINT. */

import { CANNOT_START, STOPPED } from './exit-codes.ts'

/** Milliseconds that work under way when the listener is closed has to finish. */
export const FINISH_LIMIT_MS = 25_000
/** Milliseconds within which two signals count as one: Ctrl-C comes from the terminal and is passed on by npm. */
const SAME_REQUEST_MS = 500

export interface StopOptions {
  /** Runs first, while the server still serves. It is given the signal, since nobody at a terminal waits for draining. */
  readonly drain?: (signal: NodeJS.Signals) => Promise<void>
  close(): Promise<void>
  say(line: string): void
}

/** The first signal drains, closes and exits with 0; another one exits at once. */
export function stopOnSignal({ drain, close, say }: StopOptions): void {
  let askedAt: number | undefined
  const stop = async (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_REQUEST_MS) process.exit(CANNOT_START)
      return
    }
    askedAt = performance.now()
    say('Stopping')
    await drain?.(signal)
    setTimeout(() => process.exit(CANNOT_START), FINISH_LIMIT_MS).unref()
    await close()
    say('Stopped')
    process.exit(STOPPED)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
