/** Crash handler: an uncaught error ends the process, because its state is no longer known. */

import type { Log } from '../log/log.ts'
import { CRASHED } from './exit-codes.ts'
import { FINISH_LIMIT_MS } from './stop-on-signal.ts'

export interface EndOptions {
  readonly log: Log
  /** Accepts nothing new and finishes what runs. */
  close(): Promise<void>
}

/** Logs the error, lets running requests finish, and ends with an exit code that asks for a restart. */
export function endOnUncaught({ log, close }: EndOptions): void {
  let isEnding = false
  const end = (error: unknown, kind: 'uncaughtException' | 'unhandledRejection') => {
    log.fatal({ err: error, kind }, 'Something went wrong that nobody foresaw; the server ends')
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(CRASHED), FINISH_LIMIT_MS).unref()
    const exit = () => process.exit(CRASHED)
    close().then(exit, exit)
  }
  process.on('uncaughtException', (error) => end(error, 'uncaughtException'))
  process.on('unhandledRejection', (error) => end(error, 'unhandledRejection'))
}
