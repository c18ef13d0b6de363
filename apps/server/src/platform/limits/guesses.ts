/**
 * Exponential backoff for password guessing, counted for the target (an account, a lock) and not for the guesser. Nothing is
 * ever locked for good: delays have a longest one, and failures are forgiven with time.
 */

import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Keys } from '../keys.ts'
import { LimitReached } from './rate-counter.ts'

export interface GuessRule {
  /** Failures without any delay. From then on the delay doubles with each, beginning with a second. */
  readonly free: number
  /** Longest delay before the next try, in seconds. */
  readonly longestS: number
  /** Seconds after which one failure is forgiven. */
  readonly forgiveS: number
}

export interface Guesses {
  /** Result of `check`; fails with `LimitReached`, without calling it, while a delay lasts. */
  attempt(target: string, rule: GuessRule, check: () => Promise<boolean>): Promise<boolean>
  /** Remembers a place, such as an account and an address, as one where the password was known. */
  know(place: string): Promise<void>
  isKnown(place: string): Promise<boolean>
}

/** Milliseconds that an address stays known after it was let in: a quarter of a year. */
const KNOWN_MS = 90 * 24 * 60 * 60 * 1000

export interface GuessesOptions {
  readonly database: Database
  readonly keys: Keys
  readonly clock: Clock
}

export function createGuesses({ database, keys, clock }: GuessesOptions): Guesses {
  return {
    attempt: async (target, rule, check) => {
      const key = keys.sign('guess', target)
      // Counted before it is known to fail, so that a thousand tries at once do not all count as the first.
      await claim(database, key, rule, clock.now())
      const isRight = await check()
      if (isRight) await takeBack(database, key, clock.now())
      return isRight
    },
    know: async (place) => {
      const values = { until: new Date(clock.now() + KNOWN_MS) }
      await database.global
        .insertInto('known_address')
        .values({ key: keys.sign('known address', place), ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute()
    },
    isKnown: async (place) => {
      const found = await database.global
        .selectFrom('known_address')
        .select('key')
        .where('key', '=', keys.sign('known address', place))
        .where('until', '>', new Date(clock.now()))
        .executeTakeFirst()
      return found !== undefined
    },
  }
}

async function claim(
  { global }: Database,
  key: string,
  { free, longestS, forgiveS }: GuessRule,
  now: number,
): Promise<void> {
  const at = new Date(now)
  // A higher level would not make the delay longer, only the way back.
  const highest = free + Math.ceil(Math.log2(longestS)) + 1
  const level = sql`least(${highest}::real,
    greatest(0, known.level - extract(epoch FROM ${at}::timestamptz - known.tried_at) / ${forgiveS}) + 1)`
  const { rows } = await sql`
    INSERT INTO guess AS known (key, level, tried_at, next_at) VALUES (${key}, 1, ${at}, ${at})
    ON CONFLICT (key) DO UPDATE SET
      level = ${level},
      tried_at = ${at},
      next_at = CASE WHEN ${level} < ${free} THEN ${at}::timestamptz
        ELSE ${at}::timestamptz + make_interval(secs => least(${longestS}, power(2, ${level} - ${free}))) END
    WHERE known.next_at <= ${at}
    RETURNING key`.execute(global)
  if (rows.length > 0) return
  const waiting = await global
    .selectFrom('guess')
    .select('next_at')
    .where('key', '=', key)
    .executeTakeFirst()
  throw new LimitReached((waiting?.next_at.getTime() ?? now) - now)
}

/** Undoes the count of a guess that was right. */
async function takeBack({ global }: Database, key: string, now: number): Promise<void> {
  await global
    .updateTable('guess')
    .set({ level: sql`greatest(0, level - 1)`, next_at: new Date(now) })
    .where('key', '=', key)
    .execute()
}
