import pg from 'pg'
import type { Log } from '../log/log.ts'
import { createSparingLog } from '../log/sparing-log.ts'

/** What newer versions of the pool take beside what its types know. */
export interface WatchedPoolConfig extends pg.PoolConfig {
  /** Makes a new connection ready before anyone uses it. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>
}

/**
 * A pool of connections of which none ends the process when it breaks: the driver reports that as an event, and an
 * error event that nobody listens to is the end of a process. Whoever uses the connection just then is told as well.
 */
export function watchedPool(config: WatchedPoolConfig, log: Pick<Log, 'warn'>): pg.Pool {
  const pool = new pg.Pool(config)
  const name = config.application_name
  // When a database goes away, all of them break at once.
  const sparing = createSparingLog(log)
  const tell = (err: Error) => {
    // Whoever closes a pool does not care how its connections end.
    if (!pool.ending) sparing.warn({ err, pool: name }, 'A database connection broke')
  }
  pool.on('connect', (client) => client.on('error', tell))
  // The pool repeats what its idle connections have reported.
  pool.on('error', () => undefined)
  return pool
}
