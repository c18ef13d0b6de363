/**
 * Connections are opened one after another: to open one takes as much as several pages do, and meanwhile most of those
 * who wait are served by one that comes back.
 */

import type pg from 'pg'

/** In place of the pool's own `connect`. */
export function openOneByOne(pool: pg.Pool): () => Promise<pg.PoolClient> {
  const most = pool.options.max

  const connect = () => {
    const before = pool.totalCount
    const connected = pool.connect()
    if (pool.totalCount > before) {
      // Until it is open, whoever comes waits for any connection.
      pool.options.max = pool.totalCount
      connected.then(openNext, letOthersTry)
    }
    return connected
  }
  const letOthersTry = () => {
    pool.options.max = most
  }
  const openNext = () => {
    letOthersTry()
    if (pool.waitingCount > 0) connect().then((client) => client.release(), letOthersTry)
  }
  return connect
}
