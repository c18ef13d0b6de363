/**
 * Growing delays for whoever guesses passwords, counted for what is guessed at and not for who guesses: an account, a lock.
 * Nothing is ever shut for good: delays have a longest one, and failures are forgiven with time.
 */

import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Keys } from '../keys.ts'
import { LimitReached } from './rate-counter.ts'

export interface GuessRule {
  /** Failures without any delay. From then on it doubles with each, beginning with a second. */
  readonly free: number
  /** Seconds; longer than that nobody waits for the next try. */
  readonly longestS: number
  /** Seconds after which one failure is forgiven. */
  readonly forgiveS: number
}

export interface Guesses {
  /** What `check` says; without asking it, `LimitReached` while a delay lasts. */
  attempt(target: string, rule: GuessRule, check: () => Promise<boolean>): Promise<boolean>
  /** Remembers a place, such as an account and an address, as one where the password was known. */
  know(place: string): Promise<void>
  isKnown(place: string): Promise<boolean>
}

/** Milliseconds that an address is known for after it was let in: a quarter of a year. */
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
      // Counted before it is known to fail, so that a thousand tries at once are not all the first.
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
  // Higher levels would mean no longer delay, only a longer way back.
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

/** What was right was no guess. */
async function takeBack({ global }: Database, key: string, now: number): Promise<void> {
  await global
    .updateTable('guess')
    .set({ level: sql`greatest(0, level - 1)`, next_at: new Date(now) })
    .where('key', '=', key)
    .execute()
}
