import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0461-developer-keys': async (db) => {
    await sql`
      CREATE TABLE developer_key (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        name text NOT NULL,
        token_hash text NOT NULL,
        account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'developer_key')
  },
}
