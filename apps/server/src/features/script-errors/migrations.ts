import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1106-script-errors': async (db) => {
    await sql`
      CREATE TABLE script_error (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        fingerprint text NOT NULL,
        id text NOT NULL,
        error jsonb NOT NULL,
        path text NOT NULL,
        count integer NOT NULL DEFAULT 1,
        first_at timestamptz NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, fingerprint)
      )`.execute(db)
    await protectTenantTable(db, 'script_error')
  },
}
