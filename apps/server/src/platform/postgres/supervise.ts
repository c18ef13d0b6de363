/** Supervisor: restarts PostgreSQL when it dies, on the same port, so that the pools of this server find it again. */

import { setTimeout as sleep } from 'node:timers/promises'
import { type Postmaster, type StartOptions, startPostmaster } from './postmaster.ts'

/** Log that hears of every end and restart of PostgreSQL. */
export interface WarningLog {
  warn(details: object, message: string): void
}

export interface Supervised {
  stop(): Promise<void>
}

/** Milliseconds of running after which an end counts as a new trouble and the backoff starts over. */
const ONE_TROUBLE_MS = 10_000
/** Backoff: milliseconds before the first restart, doubled with each further one. */
const FIRST_DELAY_MS = 100
/** Longest wait in milliseconds; short, so that the database is back soon after its trouble (a full disk, say) is over. */
const LONGEST_DELAY_MS = 2_000

/** Restarts without end: without its database the server still shows the pages it keeps, and says that it is not ready. */
export function supervise(first: Postmaster, options: StartOptions, log: WarningLog): Supervised {
  let current = first
  let isStopping = false
  let restart: Promise<Postmaster> | undefined

  async function watch(): Promise<void> {
    let delayMs = FIRST_DELAY_MS
    for (;;) {
      const began = performance.now()
      await current.ended
      if (isStopping) return
      if (performance.now() - began > ONE_TROUBLE_MS) delayMs = FIRST_DELAY_MS
      log.warn({ port: current.port }, 'PostgreSQL has ended unexpectedly and is being restarted')
      do {
        await sleep(delayMs)
        delayMs = Math.min(2 * delayMs, LONGEST_DELAY_MS)
        if (isStopping) return
      } while (!(await hasBegunAgain()))
    }
  }

  async function hasBegunAgain(): Promise<boolean> {
    restart = startPostmaster({ ...options, port: current.port })
    try {
      current = await restart
      return true
    } catch (error) {
      log.warn(
        { reason: (error as Error).message },
        'PostgreSQL does not start, and is tried again',
      )
      return false
    }
  }
  void watch()

  return {
    async stop() {
      isStopping = true
      const last = await restart?.catch(() => undefined)
      await (last ?? current).stop()
    },
  }
}
