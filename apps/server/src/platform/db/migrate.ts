import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { APP_ROLE } from './app-role.ts'

/**
 * Migrations by name; names sort in the order they run. One that reads or changes rows of a tenant table does so in
 * `acrossSites`: without it the statement fails, whether there are rows or not.
 */
export type Migrations = Readonly<Record<string, Migration['up']>>

/**
 * Brings the database up to date as the role that owns it, under the migrator's advisory lock, and makes
 * the server's own role. Throws with the name of the migration that failed; none is half done.
 */
export async function migrateDatabase(url: string, migrations: Migrations): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    application_name: 'sitewright-migrate',
  })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await createAppRole(db)
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(
            Object.entries(migrations).map(([name, up]) => [name, { up: rowsInSight(up) }]),
          ),
      },
    })
    const { error, results } = await migrator.migrateToLatest()
    if (!error) return
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName
    throw new StartProblem(
      `The database could not be brought up to date: ${failed ?? 'its lock'} failed (${messageOf(error)}).`,
    )
  } finally {
    await db.destroy()
  }
}

/**
 * Row security binds the owner too, and a migration has no site: an UPDATE would find no rows and say nothing. With the
 * setting off PostgreSQL refuses such a statement instead of leaving rows out.
 */
function rowsInSight(up: Migration['up']): Migration['up'] {
  return async (db) => {
    await sql`SET LOCAL row_security = off`.execute(db)
    await up(db)
  }
}

async function createAppRole(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM pg_roles WHERE rolname = ${APP_ROLE}`.execute(db)
  if (rows.length === 0) {
    await sql`CREATE ROLE ${sql.id(APP_ROLE)} NOLOGIN NOBYPASSRLS`.execute(db).catch((error) => {
      // Two nodes starting on an empty cluster at once.
      if (
        (error as { code?: string }).code !== '42710' &&
        (error as { code?: string }).code !== '23505'
      ) {
        throw error
      }
    })
  }
  await sql`GRANT ${sql.id(APP_ROLE)} TO CURRENT_USER`.execute(db)
  await sql`GRANT USAGE ON SCHEMA public TO ${sql.id(APP_ROLE)}`.execute(db)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
