import { setTimeout as sleep } from 'node:timers/promises'
import {
  Kysely,
  type Migration,
  type MigrationResultSet,
  Migrator,
  PostgresDialect,
  sql,
} from 'kysely'
import type pg from 'pg'
import type { Keys } from '../keys.ts'
import type { Log } from '../log/log.ts'
import { StartProblem } from '../start/start-problem.ts'
import { APP_ROLE } from './app-role.ts'
import { troubleOf } from './database-trouble.ts'
import { watchedPool } from './watched-pool.ts'

/** Changes the tables once. `keys` are for rows that are signed; where they are missing, using them throws. */
export type Migrate = (db: Kysely<unknown>, keys: Pick<Keys, 'sign'>) => Promise<void>

/**
 * Migrations by name; names sort in the order they run. One that reads or changes rows of a tenant table does so in
 * `acrossSites`: without it the statement fails, whether there are rows or not.
 */
export type Migrations = Readonly<Record<string, Migrate>>

/** Advisory lock of the process that changes the database's tables, roles and grants; the number is arbitrary. */
const MIGRATOR_LOCK = 5_601_900_417
/** Connections of the migrating pool: one holds the lock while others work. */
const MIGRATOR_CONNECTIONS = 3

/**
 * Mutex (advisory lock) of this database: `work` runs in one process at a time, and nodes that start together wait for each
 * other. The lock ends with its connection, however the process ends. The server's own role is made before `work`.
 */
export async function asOnlyMigrator(
  { url, log }: { readonly url: string; readonly log: Pick<Log, 'warn'> },
  work: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const settings = {
    connectionString: url,
    max: MIGRATOR_CONNECTIONS,
    application_name: 'sitewright-migrate',
    connectionTimeoutMillis: 10_000,
  }
  const pool = watchedPool(settings, log)
  try {
    const holder = await pool.connect()
    try {
      await holder.query('SELECT pg_advisory_lock($1)', [MIGRATOR_LOCK])
      await createAppRole(holder)
      await work(pool)
    } finally {
      // Closed instead of given back, because the lock is the connection's.
      holder.release(true)
    }
  } finally {
    await pool.end()
  }
}

/** Keys of a migration without the server's key, such as that of a database for tests. */
const NO_KEYS: Pick<Keys, 'sign'> = {
  sign: () => {
    throw new Error('this migration needs the secret key of the server')
  },
}

export interface MigratorOptions {
  /** Keys of the server, for migrations that sign. */
  readonly keys?: Pick<Keys, 'sign'> | undefined
  /** Told before each change. */
  readonly say?: ((line: string) => void) | undefined
  /** Factor by which locks are waited for longer than usual. */
  readonly patience?: number | undefined
}

/** Milliseconds that a change waits for a lock: what comes behind it waits as long, so it rather tries again. */
const LOCK_MS = 3_000
/** Tries of a change that waits for locks, with as long a rest after each as it waited. */
const TRIES = 10

/**
 * Brings the tables up to date as the role that owns them. Throws with the name of the migration that failed. In a database that is
 * used each runs in a transaction of its own, whole or not at all, so that none holds the locks of those before it.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  migrations: Migrations,
  { keys = NO_KEYS, say = () => {}, patience = 1 }: MigratorOptions = {},
): Promise<void> {
  // `db` is not destroyed, which would close the pool.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, up]) => [
            name,
            { up: bounded(up, { keys, lockMs: patience * LOCK_MS }) },
          ]),
        ),
    },
  })
  const all = await migrator.getMigrations()
  const left = all.filter(({ executedAt }) => !executedAt)
  // An empty database has nobody whom locks could hold up, and hundreds of changes, which are quicker together.
  if (left.length === all.length) return refuseFailed(await migrator.migrateToLatest())
  for (const [index, { name }] of left.entries()) {
    say(`Changing tables: ${index + 1} of ${left.length}, ${name}`)
    await migrateNext(migrator, { say, restMs: patience * LOCK_MS })
  }
}

/** SQLSTATE of a lock that was waited for too long. */
const LOCK_NOT_AVAILABLE = '55P03'

async function migrateNext(
  migrator: Migrator,
  { say, restMs }: { readonly say: (line: string) => void; readonly restMs: number },
): Promise<void> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    const result = await migrator.migrateUp()
    const { code } = (result.error ?? {}) as { code?: unknown }
    if (code !== LOCK_NOT_AVAILABLE) return refuseFailed(result)
    say('It waits for somebody who uses its tables.')
    await sleep(restMs)
  }
  refuseFailed(await migrator.migrateUp())
}

function refuseFailed({ error, results }: MigrationResultSet): void {
  if (!error) return
  const isLocked = (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE
  if (!isLocked && troubleOf(error) === 'away') throw error
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName
  throw new StartProblem(
    `The database could not be brought up to date: ${failed ?? 'its lock'} failed (${messageOf(error)}).`,
  )
}

/** An older program would not know what the tables of a newer one mean: it is refused before it has changed anything. */
export async function refuseNewerTables(
  pool: Pick<pg.Pool, 'query'>,
  known: readonly string[],
): Promise<void> {
  const newer = (await migrationsRun(pool)).find((name) => !known.includes(name))
  if (newer === undefined) return
  throw new StartProblem(
    `The database was used by a newer version of Sitewright (${newer}): run that version, or a newer one; nothing was changed.`,
  )
}

/** Refuses tables that are not all of this version, for programs that leave it to `sitewright migrate` to change them. */
export async function refuseOlderTables(
  pool: Pick<pg.Pool, 'query'>,
  known: readonly string[],
): Promise<void> {
  const run = new Set(await migrationsRun(pool))
  const left = known.filter((name) => !run.has(name))
  if (left.length === 0) return
  throw new StartProblem(
    `The database lacks ${left.length} changes of tables of this version (${left[0]} first): run sitewright migrate, then start again.`,
  )
}

async function migrationsRun(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const there = await pool.query<{ has: boolean }>(
    `SELECT to_regclass('public.kysely_migration') IS NOT NULL AS has`,
  )
  if (there.rows[0]?.has !== true) return []
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM kysely_migration')
  return rows.map(({ name }) => name).sort()
}

/**
 * Row security binds the owner too, and a migration has no site: an UPDATE would find no rows and say nothing. With the
 * setting off PostgreSQL refuses such a statement instead of leaving rows out. Its locks are waited for only so long.
 */
function bounded(
  up: Migrate,
  { keys, lockMs }: { readonly keys: Pick<Keys, 'sign'>; readonly lockMs: number },
): Migration['up'] {
  return async (db) => {
    await sql`SET LOCAL row_security = off`.execute(db)
    await sql`SET LOCAL lock_timeout = ${sql.lit(lockMs)}`.execute(db)
    await up(db, keys)
  }
}

/**
 * Makes the role that row security binds, and lets the owner become it. Only missing parts are changed: roles belong to the
 * whole cluster, where another server on a database of its own may do this at the same time.
 */
async function createAppRole(owner: pg.PoolClient): Promise<void> {
  const has = async (question: string) =>
    (await owner.query<{ yes: boolean }>(question, [APP_ROLE])).rows[0]?.yes === true
  if (!(await has('SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS yes'))) {
    await unlessDoneElsewhere(owner.query(`CREATE ROLE ${APP_ROLE} NOLOGIN NOBYPASSRLS`))
  }
  for (let attempt = 1; !(await canBecomeAppRole(owner)); attempt += 1) {
    const granted = owner.query(`GRANT ${APP_ROLE} TO CURRENT_USER`)
    if (attempt < GRANT_ATTEMPTS) await unlessDoneElsewhere(granted)
    else await granted
  }
  if (!(await has(`SELECT has_schema_privilege($1, 'public', 'USAGE') AS yes`))) {
    await owner.query(`GRANT USAGE ON SCHEMA public TO ${APP_ROLE}`)
  }
}

/** Tries to change roles while another server changes them too. */
const GRANT_ATTEMPTS = 5

async function canBecomeAppRole(owner: pg.PoolClient): Promise<boolean> {
  try {
    await owner.query(`SET ROLE ${APP_ROLE}`)
    await owner.query('RESET ROLE')
    return true
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'
/** Codes for "another server did it": duplicate object, unique violation, and "tuple concurrently updated" (any internal error). */
const DONE_ELSEWHERE = new Set(['42710', '23505', 'XX000'])

async function unlessDoneElsewhere(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if (!DONE_ELSEWHERE.has((error as { code?: string }).code ?? '')) throw error
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
