import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1065-preview-links': async (db) => {
    await sql`
      CREATE TABLE preview_link (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        name text NOT NULL,
        token_hash text NOT NULL,
        account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        shows_locked boolean NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        last_seen_at timestamptz,
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'preview_link')
  },
}
