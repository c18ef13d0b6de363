/** Supervision: what runs in the background and may end by itself is begun again, with backoff. */

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
  /** What the log calls it. */
  readonly name: string
  readonly log: Log
  /** Milliseconds before the first try; each next one waits twice as long. */
  readonly firstDelayMs?: number
  readonly longestDelayMs?: number
}

/** What ran for as long has recovered: the next end of it is followed by a short wait again. */
const RECOVERED_AFTER_MS = 30_000

/** Begins it once, failing as `begin` does; from then on nothing of it fails here, it is logged and tried again. */
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
      // Nothing is there when the last try to begin failed, which was told then.
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
      // It may just have been begun.
      await current?.stop()
    },
  }
}
