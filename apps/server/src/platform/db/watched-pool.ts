import pg from 'pg'
import type { Log } from '../log/log.ts'
import { outsideRequests } from '../log/request-context.ts'
import { createThrottledLog } from '../log/throttled-log.ts'

/** Pool options with `onConnect`, which the pool supports but its types do not list. */
export interface WatchedPoolConfig extends pg.PoolConfig {
  /** Makes a new connection ready before anyone uses it. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>
}

/**
 * Connection pool whose broken connections are logged and never end the process: the driver reports them as error events, and
 * an error event without a listener ends a process. Code that is using the connection gets the error as well.
 */
export function watchedPool(config: WatchedPoolConfig, log: Pick<Log, 'warn'>): pg.Pool {
  const pool = new pg.Pool(config)
  const name = config.application_name
  // When a database goes away, all connections break at once.
  const throttled = createThrottledLog(log)
  const tell = (err: Error) => {
    // While the pool is being closed, the end of a connection is expected.
    if (pool.ending) return
    // A connection outlives the request that opened it.
    outsideRequests(() => throttled.warn({ err, pool: name }, 'A database connection broke'))
  }
  pool.on('connect', (client) => client.on('error', tell))
  // The pool repeats what its idle connections have reported.
  pool.on('error', () => undefined)
  return pool
}
