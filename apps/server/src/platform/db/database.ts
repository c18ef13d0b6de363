/** The one way to the database. Raw pool access stays in this folder. */

import type { Id } from '@sitewright/core/id'
import { isId } from '@sitewright/core/id'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createFairQueue } from '../limits/fair-queue.ts'
import type { Log } from '../log/log.ts'
import { StartProblem } from '../start/start-problem.ts'
import { APP_ROLE } from './app-role.ts'
import { createAvailability } from './availability.ts'
import { BatchingSocket } from './batching-socket.ts'
import { type ChangeFeed, followChanges, type LoggedChange } from './change-log.ts'
import { CONNECTION_LIFE_S, withNamedStatements } from './named-statements.ts'
import { createNestingGuard, unguarded } from './nested-transactions.ts'
import type { Tables } from './tables.ts'
import { createTransactions, type SendLast } from './transaction.ts'
import { watchedPool } from './watched-pool.ts'

/** A transaction bound to one site: row security shows it that site's rows and no others. */
export interface SiteTx {
  readonly id: Id
  readonly db: Kysely<Tables>
  /** Changes that the transaction writes into the change log: see `announceChange`. */
  readonly announced: LoggedChange[]
  /**
   * Sends the one statement that `send` begins with COMMIT behind it, which saves a round trip. For the last statement of a
   * transaction, where nothing but its failure is a reason to undo it: nothing is sent, and nothing may be refused, afterwards.
   */
  readonly last: SendLast
}

export interface Database {
  /** For the tables in `GLOBAL_TABLES`; tenant tables show no rows here. */
  readonly global: Kysely<Tables>
  /**
   * Runs `work` in one transaction for one site, and retries it after deadlocks, serialization failures and changes of tables
   * under it. `settings` are PostgreSQL's, for this transaction only. One site gets half of the connections at most; fails with
   * `busy` when too many transactions wait, or for too long. Never inside another.
   */
  inSite<Result>(
    siteId: Id,
    work: (site: SiteTx) => Promise<Result>,
    settings?: Readonly<Record<string, string>>,
  ): Promise<Result>
  /** A transaction over global tables. */
  inGlobal<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /**
   * Fail fast, for reads of pages: the result of `work`, or `busy` as soon as the database is known to be away, which takes
   * four seconds at most.
   */
  whileThere<Result>(work: () => Promise<Result>): Promise<Result>
  /** Calls back with every change that commits from now on, on any node; the result ends it. */
  follow(onChange: (change: LoggedChange) => void): Promise<() => Promise<void>>
  /** Load of the pool at this moment, for metrics. */
  load(): DatabaseLoad
  close(): Promise<void>
}

export interface DatabaseLoad {
  /** Whether the reader of the change log finds the database there. */
  readonly isThere: boolean
  /** Connections that somebody uses. */
  readonly inUse: number
  readonly idle: number
  /** Connections that the pool may open. */
  readonly most: number
  /** Transactions and statements that wait for a connection. */
  readonly waiting: number
}

export interface DatabaseOptions {
  readonly url: string
  readonly log: Log
  readonly poolSize?: number
  readonly idleInTransactionMs?: number
  /** Factor by which the database is waited for longer than usual: for tests, which a busy machine must not fail. */
  readonly patience?: number
  /** Whether a transaction that is begun inside another one fails: on under test, where it costs nobody time. */
  readonly refusesNested?: boolean
  /** Called with every statement; tests count them. */
  readonly onQuery?: (text: string) => void
}

/** Connections of the pool that transactions of sites leave free for finding out which site a request belongs to. */
const FOR_LOOKUPS = 2
/** Transactions of one site that may wait for a connection. */
const MOST_WAITING = 1_000
/** Milliseconds that a transaction may wait for a connection. */
const LONGEST_WAIT_MS = 10_000
/** Milliseconds after which PostgreSQL ends a statement. */
const STATEMENT_MS = 10_000
/** Milliseconds for which a statement waits for a lock; below `STATEMENT_MS`, so that the error names the lock. */
const LOCK_MS = 8_000
/** Milliseconds after which the client gives up on an answer: a PostgreSQL that hangs does not end the statement itself. */
const QUERY_MS = 12_000
/** Milliseconds that opening a connection may take. */
const CONNECT_MS = 5_000
/**
 * Milliseconds after which PostgreSQL ends a transaction that asks nothing: its node stands still, and others wait for what it
 * locked. Below `LOCK_MS`, and far more than lies between two statements, because transactions make no outside calls.
 */
const IDLE_IN_TRANSACTION_MS = 5_000

// Counts and money come back as numbers: everything stored stays under 2^53.
const INT8 = 20
pg.types.setTypeParser(INT8, Number)

// Timestamps are parsed by the engine, three times as fast as by `pg`: a list reads four for each item. The engine reads years
// below 100 differently, and neither years before Christ nor infinity, so those go to `pg`.
/** PostgreSQL's id (OID) of the type `timestamptz`. */
const TIMESTAMPTZ = 1184
const readAnyTime = pg.types.getTypeParser(TIMESTAMPTZ)
pg.types.setTypeParser(TIMESTAMPTZ, (text: string) => {
  const time = text.startsWith('00') ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? readAnyTime(text) : new Date(time)
})

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, log, poolSize = 16, patience = 1, refusesNested = false, onQuery } = options
  const { idleInTransactionMs = patience * IDLE_IN_TRANSACTION_MS } = options
  const settings = {
    connectionString: url,
    max: poolSize,
    pipeline: true,
    stream: () => new BatchingSocket(),
    application_name: 'sitewright',
    // Opening a connection costs as much as several pages do.
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: CONNECTION_LIFE_S,
    connectionTimeoutMillis: patience * CONNECT_MS,
    query_timeout: patience * QUERY_MS,
    options: Object.entries({
      statement_timeout: patience * STATEMENT_MS,
      lock_timeout: patience * LOCK_MS,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    })
      .map(([name, milliseconds]) => `-c ${name}=${milliseconds}`)
      .join(' '),
    onConnect: async (client: pg.ClientBase) => {
      await client.query(`SET ROLE ${APP_ROLE}`)
    },
  }
  const pool = watchedPool(settings, log)

  const availability = createAvailability()
  const named = withNamedStatements(pool)
  const connect: typeof named.connect = async () => {
    availability.check()
    return named.connect()
  }
  const dialect = new PostgresDialect({ pool: { ...named, connect } })
  const kysely = new Kysely<Tables>({
    dialect,
    ...(onQuery && { log: (event) => onQuery(event.query.sql) }),
  })
  try {
    await refuseUnsafeRole(kysely)
  } catch (error) {
    await kysely.destroy()
    throw error
  }
  const turns = createFairQueue({
    workers: Array.from({ length: Math.max(1, poolSize - FOR_LOOKUPS) }, (_, index) => index),
    mostOfOneLine: Math.max(1, Math.floor(poolSize / 2)),
    longestLine: MOST_WAITING,
    longestWaitMs: patience * LONGEST_WAIT_MS,
    retryAfterS: 2,
  })

  const nesting = refusesNested ? createNestingGuard() : unguarded
  const transaction = createTransactions(kysely, dialect)
  let feed: ChangeFeed | undefined

  return {
    global: kysely,
    inSite: (siteId, work, settings = {}) => {
      if (!isId(siteId)) throw new Error('A site id is 24 hexadecimal characters')
      nesting.check()
      // One round trip: the id is checked above, so it can stand in the text.
      const set = Object.entries({ ...settings, 'app.website_id': siteId }).map(
        ([name, value]) => `; SET LOCAL ${name} = ${pg.escapeLiteral(value)}`,
      )
      const begin = { text: `BEGIN${set.join('')}`, isAwaited: false }
      return turns.run(siteId, async () => {
        let announced: LoggedChange[] = []
        const attempt = async (db: Kysely<Tables>, sendLast: SendLast) => {
          feed?.forget(announced)
          announced = []
          let isExpected = false
          const expect = () => {
            if (!isExpected) feed?.expect(announced)
            isExpected = true
          }
          const last: SendLast = (send) => {
            // The changes may be heard of, once committed, before the statement's answer is.
            expect()
            return sendLast(send)
          }
          const result = await nesting.inside(() => work({ id: siteId, db, announced, last }))
          expect()
          return result
        }
        try {
          const result = await transaction(begin, attempt)
          feed?.tell(announced)
          return result
        } catch (error) {
          feed?.forget(announced)
          throw error
        }
      })
    },
    whileThere: availability.whileThere,
    inGlobal: async (work) => {
      nesting.check()
      return transaction({ text: 'BEGIN', isAwaited: true }, (db) => nesting.inside(() => work(db)))
    },
    follow: async (onChange) => {
      const onAvailability = availability.tell
      feed = await followChanges({ url, role: APP_ROLE, log, onAvailability, patience }, onChange)
      return feed.stop
    },
    load: () => ({
      isThere: availability.isThere,
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      most: poolSize,
      waiting: pool.waitingCount + turns.waiting,
    }),
    close: () => kysely.destroy(),
  }
}

/** Row security is the second wall between tenants, so a role that can climb over it may not serve. */
async function refuseUnsafeRole(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ unsafe: boolean }>`
    SELECT rolsuper OR rolbypassrls OR EXISTS (
      SELECT 1 FROM pg_class WHERE relowner = pg_roles.oid AND relkind IN ('r', 'p')
    ) AS unsafe
    FROM pg_roles WHERE rolname = current_user`.execute(kysely)
  if (rows[0]?.unsafe === false) return
  throw new StartProblem(
    'DATABASE_URL leads to a role that could bypass row security; the server does not work as such a role.',
  )
}
