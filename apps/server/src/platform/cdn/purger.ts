/**
 * Tells a CDN what to forget, by tags. It reads the log of changes that every commit writes anyway (an outbox), so no commit waits for
 * the CDN; one node at a time does it, and where it stopped stands in the database.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { type Generated, type Kysely, sql } from 'kysely'
import type { Migrations } from '../db/migrate.ts'
import type { Tables } from '../db/tables.ts'
import { openGlobalTable } from '../db/tenant-table.ts'
import type { SiteChange } from '../events.ts'
import type { Log } from '../log/log.ts'
import type { CdnSettings } from './cdn-settings.ts'
import { tagsToPurge } from './cdn-tags.ts'
import { purgeCalls } from './purge-calls.ts'

declare module '../db/tables.ts' {
  interface Tables {
    /** A table of one row. */
    cdn_purge: {
      only_row: Generated<true>
      /** Snapshot of the last reading of the log. */
      seen: string
      seen_at: Generated<Date>
      /** Until then a node is at it, or nobody should be. */
      busy_until: Generated<Date>
      /** Failures in a row. */
      failures: Generated<number>
    }
  }
}

export const purgeMigrations: Migrations = {
  '1156-platform-cdn-purge': async (db) => {
    await sql`
      CREATE TABLE cdn_purge (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        seen text NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        busy_until timestamptz NOT NULL DEFAULT '-infinity',
        failures integer NOT NULL DEFAULT 0
      )`.execute(db)
    await openGlobalTable(db, 'cdn_purge')
  },
}

/** Milliseconds between two looks at the log. */
const LOOK_EVERY_MS = 1_000
/** Milliseconds between a look and its purge: until then all nodes have heard of the changes, and show no earlier page to the CDN. */
const AFTER_MS = 1_500
/** Milliseconds that the CDN may take for one call. */
const ANSWER_MS = 10_000
/** Seconds after which another node takes over from one that was killed. */
const LEASE_S = 60
/** Seconds of the longest wait after failures. */
const LONGEST_WAIT_S = 60
/** Minutes after which entries of the log may be gone, so that everything is purged; they are kept twice as long. */
const LOG_MINUTES = 30

export interface Purger {
  start(): void
  /** Purges what has changed since the last time; false where another node does, or after a failure not yet. */
  run(): Promise<boolean>
  stop(): Promise<void>
}

export interface PurgerOptions {
  readonly db: Kysely<Tables>
  readonly cdn: CdnSettings
  readonly log: Log
  readonly afterMs?: number
}

interface Look {
  readonly seen: string
  readonly changes: readonly SiteChange[]
}

export function createPurger({ db, cdn, log, afterMs = AFTER_MS }: PurgerOptions): Purger {
  const ending = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const run = async () => {
    const before = await claim(db)
    if (before === undefined) return false
    const { seen, changes } = await look(db, before)
    const tags = tagsToPurge(changes)
    try {
      if (tags.length > 0) await sleep(afterMs, undefined, { signal: ending.signal })
      for (const call of purgeCalls(cdn, tags)) await ask(cdn, call, ending.signal)
    } catch (error) {
      await giveUpForNow(db)
      if (ending.signal.aborted) return false
      log.warn({ reason: reasonOf(error), tags: tags.length }, 'The CDN was not purged')
      return false
    }
    await finish(db, seen)
    return true
  }
  const goOn = async () => {
    while (!ending.signal.aborted) {
      await run().catch((error) => log.warn({ err: error }, 'The CDN could not be purged'))
      await sleep(LOOK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
  return {
    run,
    start: () => {
      running = goOn()
    },
    stop: async () => {
      ending.abort()
      await running
    },
  }
}

/** Lease: what was seen last, for the one node that may purge now. The first look ever begins with now. */
async function claim(db: Kysely<Tables>): Promise<{ seen: string; isLate: boolean } | undefined> {
  await sql`
    INSERT INTO cdn_purge (seen) VALUES (pg_current_snapshot()::text) ON CONFLICT DO NOTHING`.execute(
    db,
  )
  const { rows } = await sql<{ seen: string; isLate: boolean }>`
    UPDATE cdn_purge SET busy_until = now() + make_interval(secs => ${LEASE_S})
    WHERE busy_until < now()
    RETURNING seen, seen_at < now() - make_interval(mins => ${LOG_MINUTES}) AS "isLate"`.execute(db)
  return rows[0]
}

/** Changes that committed since. After too long, or in another database, anything may have changed. */
async function look(
  db: Kysely<Tables>,
  { seen, isLate }: { seen: string; isLate: boolean },
): Promise<Look> {
  const { rows } = await sql<{ now: string; isAnother: boolean; changes: SiteChange[] | null }>`
    SELECT now.snapshot::text AS now,
      pg_snapshot_xmax(now.snapshot) < pg_snapshot_xmax(${seen}::pg_snapshot) AS "isAnother",
      (SELECT json_agg(json_build_object('siteId', website_id, 'tags', tags)) FROM site_change
       WHERE xact >= pg_snapshot_xmin(${seen}::pg_snapshot)
         AND NOT pg_visible_in_snapshot(xact, ${seen}::pg_snapshot)) AS changes
    FROM (SELECT pg_current_snapshot() AS snapshot) AS now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The log of changes said nothing')
  const changes = (row.changes ?? []).map(({ siteId, tags }) => ({
    siteId: siteId ?? undefined,
    tags,
  }))
  const isAnything = isLate || row.isAnother
  return { seen: row.now, changes: isAnything ? [{ siteId: undefined, tags: [] }] : changes }
}

async function finish(db: Kysely<Tables>, seen: string): Promise<void> {
  await sql`
    UPDATE cdn_purge SET seen = ${seen}, seen_at = now(), busy_until = '-infinity', failures = 0`.execute(
    db,
  )
}

/** Exponential backoff, for all nodes together. */
async function giveUpForNow(db: Kysely<Tables>): Promise<void> {
  await sql`
    UPDATE cdn_purge SET failures = failures + 1,
      busy_until = now() + make_interval(secs => least(${LONGEST_WAIT_S}, 2 ^ least(failures, 10)))`.execute(
    db,
  )
}

async function ask(
  { purgeUrl }: CdnSettings,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  ending: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(ANSWER_MS)])
  // A redirect would make a GET of the call, which purges nothing and may still be answered with 200.
  // biome-ignore lint/style/noRestrictedGlobals: the operator names this address, which may be one of the operator's own network.
  const answer = await fetch(purgeUrl, {
    method: 'POST',
    headers,
    body,
    signal,
    redirect: 'manual',
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
}

/** Reason of a failed call, without anything that was sent: `fetch` quotes a header or an address that it does not take. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: unknown } }
  if (typeof cause?.code === 'string') return cause.code
  if (!(error instanceof TypeError)) return message
  return 'it cannot be called: look at CDN_PURGE_URL and CDN_PURGE_TOKEN'
}
