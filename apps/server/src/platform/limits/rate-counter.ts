/** Rate limiting by fixed-window counters in PostgreSQL, shared by all nodes: one statement for one request, or for several at once. */

import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Keys } from '../keys.ts'
import type { Log } from '../log/log.ts'
import { createCountTogether } from './count-together.ts'
import { forgetCounts } from './counter-tables.ts'
import type { Limit } from './limit.ts'

export interface Counted {
  /** Call and client that are counted: `signIn|203.0.113.7`. */
  readonly key: string
  readonly limit: Limit
}

export interface RateCounter {
  /** Counts one request under every key; refuses with `LimitReached` once a key has used up its window. */
  count(counted: readonly Counted[]): Promise<void>
}

/** A client has asked too often; `errors.ts` words the answer. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
  readonly statusCode = 429
  readonly retryAfterS: number

  constructor(waitMs: number) {
    super('Too many requests')
    this.retryAfterS = Math.max(1, Math.ceil(waitMs / 1000))
  }
}

/** Clients over a limit that are refused from memory, so that a flood costs the database nothing; then the oldest is evicted. */
const MOST_REMEMBERED = 10_000
/** Milliseconds between removals of expired counters. */
const CLEAN_EVERY_MS = 10 * 60 * 1000

export interface RateCounterOptions {
  readonly database: Database
  readonly keys: Keys
  readonly clock: Clock
  readonly log: Log
}

export function createRateCounter({ database, keys, clock, log }: RateCounterOptions): RateCounter {
  /** Ends of the windows that are used up, in milliseconds since 1970, by key. */
  const full = new Map<string, number>()
  const countKeys = createCountTogether(database)
  let cleanedAt = clock.now()

  const refuseFull = (key: string, now: number) => {
    const until = full.get(key)
    if (until === undefined) return
    if (until > now) throw new LimitReached(until - now)
    full.delete(key)
  }

  const remember = (key: string, until: number) => {
    const [oldest] = full.size < MOST_REMEMBERED ? [] : full.keys()
    if (oldest !== undefined) full.delete(oldest)
    full.set(key, until)
  }

  const clean = (now: number) => {
    if (now - cleanedAt < CLEAN_EVERY_MS) return
    cleanedAt = now
    forgetCounts(database.global, now).catch((error) =>
      log.warn({ err: error }, 'Old counts could not be removed'),
    )
  }

  return {
    count: async (counted) => {
      const now = clock.now()
      const limits = new Map(
        counted.map(({ key, limit }) => [keys.sign('rate count', key), limit] as const),
      )
      for (const key of limits.keys()) refuseFull(key, now)
      const rows = await countKeys(limits, now)
      clean(now)
      const over = rows.filter(({ key, count }) => count > (limits.get(key)?.max ?? 0))
      for (const { key, until } of over) remember(key, until.getTime())
      const last = Math.max(...over.map(({ until }) => until.getTime()))
      if (over.length > 0) throw new LimitReached(last - now)
    },
  }
}
