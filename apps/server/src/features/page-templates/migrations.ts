import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1066-page-templates': async (db) => {
    await sql`
      CREATE TABLE page_template (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        name text NOT NULL,
        kind text NOT NULL,
        settings jsonb NOT NULL,
        body jsonb NOT NULL,
        sections jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'page_template')
  },
}
