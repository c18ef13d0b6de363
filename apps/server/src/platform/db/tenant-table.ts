import { type Kysely, sql } from 'kysely'
import { APP_ROLE } from './app-role.ts'
import type { Migrations } from './migrate.ts'

/**
 * Puts a new tenant table behind row security: without a site set, it shows and takes nothing.
 * Call it in the migration that makes the table, whose first column is `website_id`.
 */
export async function protectTenantTable(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table)
  const mine = sql`website_id = nullif(current_setting('app.website_id', true), '')`
  await sql`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`.execute(db)
  await sql`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`.execute(db)
  await sql`CREATE POLICY own_site ON ${name} USING (${mine}) WITH CHECK (${mine})`.execute(db)
  await letBackupsRead(db, table)
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ${name} TO ${sql.id(APP_ROLE)}`.execute(db)
}

/** Policy by which backups read the rows of all sites. */
export const BACKUP_POLICY = 'backup_reads'
/** Setting that turns the policy on, for a transaction that reads a backup. */
export const BACKUP_SETTING = 'app.backup'

/**
 * Lets the tables' owner, and no other role, read the rows of all sites while it says that it makes a backup. Without the setting,
 * functions that run with the owner's rights stay behind the wall.
 */
async function letBackupsRead(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    CREATE POLICY ${sql.id(BACKUP_POLICY)} ON ${sql.table(table)} FOR SELECT TO CURRENT_USER
    USING (current_setting(${sql.lit(BACKUP_SETTING)}, true) = 'on')`.execute(db)
}

/** Tables that were protected before there were backups. */
export const backupMigrations: Migrations = {
  '1126-platform-backups-read': async (db) => {
    const { rows } = await sql<{ name: string }>`
      SELECT c.relname AS name FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relforcerowsecurity AND NOT EXISTS (
        SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = ${BACKUP_POLICY}
      )`.execute(db)
    for (const { name } of rows) await letBackupsRead(db, name)
  },
}

/**
 * Lets a migration work on the rows of all sites in these tables, which must all be tenant tables that were protected
 * before. They are locked until the migration's transaction ends, so nobody else ever sees them without their wall.
 */
export async function acrossSites(
  db: Kysely<unknown>,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  for (const table of tables) {
    await sql`ALTER TABLE ${sql.table(table)} NO FORCE ROW LEVEL SECURITY`.execute(db)
  }
  await work()
  for (const table of tables) {
    await sql`ALTER TABLE ${sql.table(table)} FORCE ROW LEVEL SECURITY`.execute(db)
  }
}

/** Opens a global table to the server's role. The written list of these is `GLOBAL_TABLES`. */
export async function openGlobalTable(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table)
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ${name} TO ${sql.id(APP_ROLE)}`.execute(db)
}

/**
 * Tables that belong to no single site, so have no row security. A test holds this list against the
 * database: a new table is either here, with a reason, or a tenant table.
 */
export const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  account: 'people exist before and beside sites',
  account_factor: 'second factors of people; asked for before a session is there',
  account_mail: 'mail to people about their accounts, which belong to no site',
  account_token: 'what links in such mail are good for; looked up before anything is known',
  passkey: 'ways in of people; looked up before anything is known',
  passkey_challenge: 'questions to passkeys, most of them before it is known who answers',
  recovery_code: 'stand in for the second factor of people',
  operator_event: 'what operators did to sites, which outlives them',
  session: 'looked up by token before anything is known',
  sign_in_step: 'who has given a password, and still has to give a code',
  site: 'the directory of sites itself',
  domain: 'a host is looked up before its site is known',
  membership: 'lists the sites of an account',
  rate_count: 'counts requests of people, whatever site they ask',
  guess: 'counts failures to sign in, before it is known who it is, beside those at locks',
  known_address:
    'who signed in from where before, as signatures; asked before it is known who it is',
  search_entry:
    'row security keeps PostgreSQL from using indexes of words; one module reads it, always for one site',
  form_answer_search:
    'row security keeps PostgreSQL from using indexes of words; one module reads it, always for one site',
  book_check:
    'when the books of each site were checked, and how many things were wrong: no data of the site',
  book_checker: 'one row for all nodes: which of them checks books',
  housekeeping: 'one row for all nodes: when old things were last removed',
  worker_pool: 'signs of life of nodes, closed to the server’s role',
  cdn_purge: 'one row for all nodes: which changes a CDN was told of',
  file_home: 'one row for all nodes: where the files of this server lie',
  site_change: 'every node hears of every site; names things, holds nothing of them',
  secret_key: 'the fingerprint of the key that all servers on this database share',
}
