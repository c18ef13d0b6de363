/**
 * What changed on sites, written in the transaction that changes it and read by every node. A notice only says
 * "read now": the log is also read twice a second, so that a notice that was lost, or a connection that broke
 * without a sound, costs half a second and never a change.
 */

import type { Id } from '@sitewright/core/id'
import { type Generated, type Kysely, sql } from 'kysely'
import pg from 'pg'
import { createInterruptibleSleep } from '../background/interruptible-sleep.ts'
import type { Log } from '../log/log.ts'
import type { Migrations } from './migrate.ts'
import { openGlobalTable } from './tenant-table.ts'

export interface LoggedChange {
  /** Its place in the log. */
  readonly seq: number
  /** Absent: anything may have changed. */
  readonly siteId: Id | undefined
  readonly tags: readonly string[]
}

interface SiteChangeTable {
  seq: Generated<number>
  website_id: Id | null
  tags: readonly string[]
  at: Generated<Date>
}

declare module './tables.ts' {
  interface Tables {
    site_change: SiteChangeTable
  }
}

const CHANNEL = 'sitewright'
const POLL_MS = 500
/** A connection that takes longer to answer counts as broken. */
const ANSWER_MS = 1_000
/** The database counts as away when a new connection takes longer too: no machine is that busy while it can still serve. */
const CONNECT_MS = 2_000
/** Before the first try to connect again, and after one that failed. */
const AT_ONCE_MS = 20
const RECONNECT_MS = 300
/** Entries are kept twice as long as a node may be without the log before it gives up on what it knows. */
const KEPT_FOR_MINUTES = 60
const DEAF_FOR_MS = (KEPT_FOR_MINUTES / 2) * 60_000

const ANYTHING: LoggedChange = { seq: 0, siteId: undefined, tags: [] }
/** More never wait to be read while there is a connection; without one they are told twice. */
const MOST_TOLD = 10_000

export const changeLogMigrations: Migrations = {
  '0390-platform-changes': async (db) => {
    await sql`
      CREATE TABLE site_change (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        website_id text,
        tags text[] NOT NULL DEFAULT '{}',
        xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
        at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`CREATE INDEX site_change_xact ON site_change (xact)`.execute(db)
    await sql`
      CREATE FUNCTION sitewright_tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('sitewright', '');
        RETURN NULL;
      END $$`.execute(db)
    await sql`
      CREATE TRIGGER tell AFTER INSERT ON site_change
      FOR EACH STATEMENT EXECUTE FUNCTION sitewright_tell_change()`.execute(db)
    await openGlobalTable(db, 'site_change')
  },
}

export interface ChangeFeed {
  /** This node's own changes, before they are committed. */
  expect(changes: readonly LoggedChange[]): void
  /** They are committed, and told of at once unless they were read meanwhile; nothing is told twice. */
  tell(changes: readonly LoggedChange[]): void
  /** They were undone. */
  forget(changes: readonly LoggedChange[]): void
  stop(): Promise<void>
}

export interface FollowOptions {
  readonly url: string
  readonly role: string
  readonly log: Log
  /** Told within four seconds after the database went away, and as soon as it is back. */
  onPresence(isThere: boolean): void
  /** How many times longer than usual an answer is waited for. */
  readonly patience?: number
}

/** Calls back with every change that commits from now on, on any node. */
export async function followChanges(
  { url, role, log, onPresence, patience = 1 }: FollowOptions,
  onChange: (change: LoggedChange) => void,
): Promise<ChangeFeed> {
  let isClosed = false
  const { sleep, wake } = createInterruptibleSleep()
  /** Own changes that nobody was told of, and those that were told before they were read. */
  const expected = new Set<number>()
  const told = new Set<number>()
  /** What was visible at the last reading; and when that was, on a clock that nobody sets. */
  let seen: string | undefined
  let readAt = performance.now()

  const connect = async () => {
    let isNoticed = false
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sitewright-listener',
      connectionTimeoutMillis: patience * CONNECT_MS,
      query_timeout: patience * ANSWER_MS,
      keepAlive: true,
    })
    const hear = () => {
      isNoticed = true
      wake()
    }
    client.on('notification', hear)
    client.on('end', hear)
    client.on('error', (error) => log.warn({ err: error }, 'The listening connection broke'))
    await client.connect()
    await client.query(`SET ROLE ${role}`)
    await client.query(`LISTEN ${CHANNEL}`)
    const untilNextReading = async () => {
      if (!isNoticed) await sleep(POLL_MS)
      isNoticed = false
    }
    return { client, untilNextReading }
  }

  const read = async (client: pg.Client) => {
    const { rows } = await client.query<Reading>(READ, [seen ?? null])
    const [first] = rows
    if (!first) throw new Error('The log of changes gave no answer')
    const isBehind = performance.now() - readAt > DEAF_FOR_MS
    const isLost = seen !== undefined && (isBehind || first.is_another)
    for (const change of isLost ? [ANYTHING] : changesIn(rows)) {
      expected.delete(change.seq)
      if (!told.delete(change.seq)) onChange(change)
    }
    seen = first.snapshot
    readAt = performance.now()
  }

  let { client, untilNextReading } = await connect()
  await read(client)

  const follow = async () => {
    while (!isClosed) {
      try {
        await untilNextReading()
        if (!isClosed) await read(client)
      } catch (error) {
        if (isClosed) return
        log.warn({ err: error }, 'The log of changes cannot be read')
        end(client)
        await sleep(AT_ONCE_MS)
        await connect().then(
          (next) => {
            ;({ client, untilNextReading } = next)
            onPresence(true)
            // What was missed meanwhile is read at once.
            wake()
          },
          () => {
            onPresence(false)
            return sleep(RECONNECT_MS)
          },
        )
      }
    }
  }
  const following = follow()
  return {
    expect: (changes) => {
      for (const { seq } of changes) expected.add(seq)
    },
    tell: (changes) => {
      if (told.size > MOST_TOLD) told.clear()
      for (const change of changes) {
        if (!expected.delete(change.seq)) continue
        told.add(change.seq)
        onChange(change)
      }
    },
    forget: (changes) => {
      for (const { seq } of changes) expected.delete(seq)
    },
    stop: async () => {
      isClosed = true
      wake()
      end(client)
      await following
    },
  }
}

/** Nothing that is still under way is waited for: the other side may be gone. */
function end(client: pg.Client): void {
  client.end().catch(() => undefined)
}

interface Reading {
  readonly snapshot: string
  /** The database is not the one that was read before: it was put back to an earlier time. */
  readonly is_another: boolean
  readonly seq: number | null
  readonly website_id: Id | null
  readonly tags: readonly string[] | null
}

function changesIn(rows: readonly Reading[]): LoggedChange[] {
  return rows.flatMap(({ seq, website_id, tags }) =>
    seq === null ? [] : [{ seq, siteId: website_id ?? undefined, tags: tags ?? [] }],
  )
}

/**
 * Exactly what became visible since the last reading, whatever the order of its commits: a number alone would
 * miss a transaction that took its number early and committed late. The first reading finds nothing.
 */
const READ = `
  SELECT now.snapshot::text AS snapshot,
    coalesce(pg_snapshot_xmax(now.snapshot) < pg_snapshot_xmax($1::pg_snapshot), false) AS is_another,
    seq, website_id, tags
  FROM (SELECT pg_current_snapshot() AS snapshot) now
  LEFT JOIN site_change ON xact >= pg_snapshot_xmin($1::pg_snapshot)
    AND NOT pg_visible_in_snapshot(xact, $1::pg_snapshot)
  ORDER BY seq`

/** Removes what every node has read or given up on. */
export async function forgetOldChanges(
  db: Kysely<{ site_change: SiteChangeTable }>,
): Promise<void> {
  await db
    .deleteFrom('site_change')
    .where('at', '<', sql<Date>`now() - make_interval(mins => ${KEPT_FOR_MINUTES})`)
    .execute()
}
