import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0650-editing-presence': async (db) => {
    await sql`
      CREATE TABLE editing_presence (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        tab text NOT NULL,
        connection_id text NOT NULL,
        account_id text NOT NULL,
        page_id text NOT NULL,
        section_id text,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, tab)
      )`.execute(db)
    await protectTenantTable(db, 'editing_presence')
  },
}
