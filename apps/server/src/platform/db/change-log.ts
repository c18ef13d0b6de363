/**
 * Change feed (invalidation log): changes of sites, written in the transaction that makes them and read by every node. A notice
 * (LISTEN/NOTIFY) only says "read now": the log is also polled twice a second, so that a lost notice, or a connection that broke
 * without a sound, costs half a second and never a change. Notices are sent after the commit and not by it (ADR 108): a transaction
 * that notifies holds a lock of the whole database while it commits, so that orders of all shops would wait for each other.
 */

import type { Id } from '@sitewright/core/id'
import { type Generated, type Kysely, sql } from 'kysely'
import pg from 'pg'
import { createInterruptibleSleep } from '../background/interruptible-sleep.ts'
import { createThrottle } from '../limits/throttle.ts'
import type { Log } from '../log/log.ts'
import type { Migrations } from './migrate.ts'
import { openGlobalTable } from './tenant-table.ts'

export interface LoggedChange {
  /** Position in the log. */
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

/** Channel of LISTEN and NOTIFY. */
const CHANNEL = 'sitewright'
/** Milliseconds between two notices of a node at least. */
const NOTICE_MS = 50
/** Milliseconds between two readings of the log where no notice comes. */
const POLL_MS = 500
/** Milliseconds after which a connection that does not answer counts as broken. */
const ANSWER_MS = 1_000
/** Milliseconds for opening a connection; past that the database counts as away, since no machine that can serve is that busy. */
const CONNECT_MS = 2_000
/** Milliseconds before the first try to connect again. */
const AT_ONCE_MS = 20
/** Milliseconds between further tries to connect. */
const RECONNECT_MS = 300
/** Minutes that entries are kept: twice as long as a node may be without the log before it drops all it has cached. */
const KEPT_FOR_MINUTES = 60
/** Milliseconds without a reading after which entries may have been missed, so that anything counts as changed. */
const DEAF_FOR_MS = (KEPT_FOR_MINUTES / 2) * 60_000

/** Stands for all changes that may have been missed. */
const ANYTHING: LoggedChange = { seq: 0, siteId: undefined, tags: [] }
/** Own changes remembered until they are read; more only pile up without a connection, and are then told twice. */
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

  '1162-platform-notices-after-commit': async (db) => {
    await sql`DROP TRIGGER tell ON site_change`.execute(db)
    await sql`DROP FUNCTION sitewright_tell_change()`.execute(db)
  },
}

export interface ChangeFeed {
  /** Remembers this node's own changes before they are committed. */
  expect(changes: readonly LoggedChange[]): void
  /** Tells of committed changes at once, unless they were read meanwhile; none is told twice. */
  tell(changes: readonly LoggedChange[]): void
  /** Forgets changes that were rolled back. */
  forget(changes: readonly LoggedChange[]): void
  stop(): Promise<void>
}

export interface FollowOptions {
  readonly url: string
  readonly role: string
  readonly log: Log
  /** Called within four seconds after the database went away, and as soon as it is back. */
  onAvailability(isThere: boolean): void
  /** Factor by which answers are waited for longer than usual. */
  readonly patience?: number
}

/** Calls back with every change that commits from now on, on any node. */
export async function followChanges(
  { url, role, log, onAvailability, patience = 1 }: FollowOptions,
  onChange: (change: LoggedChange) => void,
): Promise<ChangeFeed> {
  let isClosed = false
  const { sleep, wake } = createInterruptibleSleep()
  /** Own changes that nobody was told of yet, and own changes that were told before they were read. */
  const expected = new Set<number>()
  const told = new Set<number>()
  /** Whether other nodes are to be told that there is something to read. */
  let isNoticeDue = false
  /** Snapshot of the last reading, and its time on a monotonic clock. */
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
      if (!isNoticed && !isNoticeDue) await sleep(POLL_MS)
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

  const notices = createThrottle(NOTICE_MS, () => {
    isNoticeDue = true
    wake()
  })
  const sendNotice = async () => {
    if (!isNoticeDue) return
    // Taken back before the answer: what is committed while this notice is on its way needs one of its own.
    isNoticeDue = false
    try {
      await client.query(`NOTIFY ${CHANNEL}`)
    } catch (error) {
      isNoticeDue = true
      throw error
    }
  }

  const follow = async () => {
    while (!isClosed) {
      try {
        await untilNextReading()
        if (!isClosed) await sendNotice()
        if (!isClosed) await read(client)
      } catch (error) {
        if (isClosed) return
        log.warn({ err: error }, 'The log of changes cannot be read')
        end(client)
        await sleep(AT_ONCE_MS)
        await connect().then(
          (next) => {
            ;({ client, untilNextReading } = next)
            onAvailability(true)
            // Changes that were missed meanwhile are read at once.
            wake()
          },
          () => {
            onAvailability(false)
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
      if (changes.length > 0) notices.call()
    },
    forget: (changes) => {
      for (const { seq } of changes) expected.delete(seq)
    },
    stop: async () => {
      isClosed = true
      notices.stop()
      wake()
      end(client)
      await following
    },
  }
}

/** Closes a connection without waiting for what is under way on it: the other side may be gone. */
function end(client: pg.Client): void {
  client.end().catch(() => undefined)
}

interface Reading {
  readonly snapshot: string
  /** True when this is not the database that was read before: it was restored to an earlier time. */
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
 * Reads exactly what became visible since the last reading, by snapshots and not by sequence number: a transaction that takes
 * its number early and commits late would be missed. The first reading finds nothing.
 */
const READ = `
  SELECT now.snapshot::text AS snapshot,
    coalesce(pg_snapshot_xmax(now.snapshot) < pg_snapshot_xmax($1::pg_snapshot), false) AS is_another,
    seq, website_id, tags
  FROM (SELECT pg_current_snapshot() AS snapshot) now
  LEFT JOIN site_change ON xact >= pg_snapshot_xmin($1::pg_snapshot)
    AND NOT pg_visible_in_snapshot(xact, $1::pg_snapshot)
  ORDER BY seq`

/** Removes entries that every node has read or given up on. */
export async function forgetOldChanges(
  db: Kysely<{ site_change: SiteChangeTable }>,
): Promise<void> {
  await db
    .deleteFrom('site_change')
    .where('at', '<', sql<Date>`now() - make_interval(mins => ${KEPT_FOR_MINUTES})`)
    .execute()
}
