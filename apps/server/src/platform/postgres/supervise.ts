/** Brings PostgreSQL back when it dies, on the same port, so that the pools of this server find it again. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './index.ts'
import { type Postmaster, type StartOptions, startPostmaster } from './postmaster.ts'

/** Dying this often in this time is no accident any more. */
const MOST_DEATHS = 5
const DEATHS_WITHIN_MS = 60_000

export function supervise(
  first: Postmaster,
  options: StartOptions,
  log: EmbeddedPostgresOptions['log'],
): Pick<EmbeddedPostgres, 'stop' | 'exited'> {
  let current = first
  let isStopping = false
  let restart: Promise<Postmaster> | undefined

  async function watch(): Promise<string> {
    let deaths: number[] = []
    for (;;) {
      await current.ended
      if (isStopping) return new Promise(() => {})
      const now = Date.now()
      deaths = [...deaths.filter((time) => now - time < DEATHS_WITHIN_MS), now]
      if (deaths.length >= MOST_DEATHS) return tooOften(options)
      log.warn({ port: current.port }, 'PostgreSQL has ended unexpectedly and is being restarted')
      await sleep(100 * deaths.length)
      restart = startPostmaster({ ...options, port: current.port })
      try {
        current = await restart
      } catch (error) {
        return (error as Error).message
      }
    }
  }

  return {
    exited: watch(),
    async stop() {
      isStopping = true
      const last = await restart?.catch(() => undefined)
      await (last ?? current).stop()
    },
  }
}

function tooOften({ places }: StartOptions): string {
  return `PostgreSQL has ended ${MOST_DEATHS} times within a minute (see ${places.log}).`
}
