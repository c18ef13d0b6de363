import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { openGlobalTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0010-accounts': async (db) => {
    await sql`
      CREATE TABLE account (
        id text PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        email_ci text NOT NULL UNIQUE,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`
      CREATE TABLE session (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        remember boolean NOT NULL
      )`.execute(db)
    await sql`CREATE INDEX session_of_account ON session (account_id)`.execute(db)
    await openGlobalTable(db, 'account')
    await openGlobalTable(db, 'session')
  },
}
