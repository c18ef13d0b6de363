/** Supervisor: work in the background that may end by itself is started again, with exponential backoff. */

import type { Log } from '../log/log.ts'
import { createInterruptibleSleep } from './interruptible-sleep.ts'

export interface Background {
  /** Settles when it has ended, for whatever reason; with the error where there is one. */
  readonly ended: Promise<unknown>
  stop(): Promise<void>
}

export interface KeptRunning {
  /** Stops what runs, and begins nothing any more. */
  stop(): Promise<void>
}

export interface KeepRunningOptions {
  /** Name of the work in the log. */
  readonly name: string
  readonly log: Log
  /** Backoff: milliseconds before the first try; each next one waits twice as long. */
  readonly firstDelayMs?: number
  readonly longestDelayMs?: number
}

/** Milliseconds of running after which the work counts as recovered, so that the backoff starts over. */
const RECOVERED_AFTER_MS = 30_000

/** Starts the work once and fails as `begin` does; later failures are logged and followed by another try. */
export async function keepRunning(
  begin: () => Promise<Background>,
  { name, log, firstDelayMs = 200, longestDelayMs = 5_000 }: KeepRunningOptions,
): Promise<KeptRunning> {
  let current: Background | undefined = await begin()
  let isStopping = false
  const { sleep, wake } = createInterruptibleSleep()

  const watch = async () => {
    let delayMs = firstDelayMs
    while (!isStopping) {
      const began = performance.now()
      const reason = await current?.ended.catch((error) => error)
      if (isStopping) return
      if (performance.now() - began > RECOVERED_AFTER_MS) delayMs = firstDelayMs
      // Without a current run it was the last `begin` that failed, and that is in the log already.
      if (current) log.warn({ err: reason }, `${name} ended and is begun again`)
      current = undefined
      await sleep(delayMs)
      delayMs = Math.min(2 * delayMs, longestDelayMs)
      if (isStopping) return
      current = await begin().catch((error) => {
        log.warn({ err: error }, `${name} cannot be begun now`)
        return undefined
      })
    }
  }
  const watching = watch()

  return {
    stop: async () => {
      isStopping = true
      wake()
      await current?.stop()
      await watching
      // A run that began meanwhile.
      await current?.stop()
    },
  }
}
