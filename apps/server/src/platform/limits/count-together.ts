/**
 * Group commit of counts: requests that come while enough statements are under way are counted by the next one together. A request
 * alone is counted at once; a rush costs a few statements, whatever its size.
 */

import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Limit } from './limit.ts'

export interface CountedKey {
  readonly key: string
  /** Requests under this key in its window, up to and including the one that asked. */
  readonly count: number
  /** End of the window. */
  readonly until: Date
}

interface Waiting {
  readonly limits: ReadonlyMap<string, Limit>
  readonly now: number
  resolve(counted: readonly CountedKey[]): void
  reject(error: unknown): void
}

/** Statements under way at once: one that waits for a row holds nobody up who has other keys. */
const MOST_AT_ONCE = 4
/** Requests that one statement counts. */
const MOST_TOGETHER = 200

export type CountKeys = (
  limits: ReadonlyMap<string, Limit>,
  now: number,
) => Promise<readonly CountedKey[]>

export function createCountTogether({ global }: Pick<Database, 'global'>): CountKeys {
  const waiting: Waiting[] = []
  let underWay = 0

  const run = async () => {
    underWay += 1
    for (let some = waiting.splice(0, MOST_TOGETHER); some.length > 0; ) {
      try {
        share(some, await countAll(global, some))
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
      some = waiting.splice(0, MOST_TOGETHER)
    }
    underWay -= 1
  }

  return (limits, now) =>
    new Promise((resolve, reject) => {
      waiting.push({ limits, now, resolve, reject })
      if (underWay < MOST_AT_ONCE) void run()
    })
}

/** Gives each request the counts that it would have had by itself, in the order in which they came. */
function share(requests: readonly Waiting[], rows: readonly CountedKey[]): void {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const left = new Map<string, number>()
  for (const { limits } of requests) {
    for (const key of limits.keys()) left.set(key, (left.get(key) ?? 0) + 1)
  }
  for (const { limits, resolve } of requests) {
    resolve(
      [...limits.keys()].flatMap((key) => {
        const row = byKey.get(key)
        const behind = (left.get(key) ?? 0) - 1
        left.set(key, behind)
        return row ? [{ ...row, count: row.count - behind }] : []
      }),
    )
  }
}

async function countAll(
  global: Database['global'],
  requests: readonly Waiting[],
): Promise<CountedKey[]> {
  const now = Math.max(...requests.map((request) => request.now))
  const asked = new Map<string, { times: number; seconds: number }>()
  for (const { limits } of requests) {
    for (const [key, { seconds }] of limits) {
      asked.set(key, { times: (asked.get(key)?.times ?? 0) + 1, seconds })
    }
  }
  // Always in one order, so that two statements with the same keys never deadlock.
  const ordered = [...asked].sort(([one], [other]) => (one < other ? -1 : 1))
  const keys = ordered.map(([key]) => key)
  const times = ordered.map(([, one]) => one.times)
  const ends = ordered.map(([, { seconds }]) => new Date(now + seconds * 1000))
  const at = new Date(now)
  const { rows } = await sql<CountedKey>`
    INSERT INTO rate_count AS known (key, count, until)
    SELECT key, times, until
    FROM unnest(${keys}::text[], ${times}::int[], ${ends}::timestamptz[]) AS asked (key, times, until)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.until <= ${at} THEN 0 ELSE known.count END + excluded.count,
      until = CASE WHEN known.until <= ${at} THEN excluded.until ELSE known.until END
    RETURNING key, count, until`.execute(global)
  return rows
}
