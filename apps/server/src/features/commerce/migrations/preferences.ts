import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const preferenceMigrations: Migrations = {
  '0730-commerce-preferences': async (db) => {
    await sql`
      CREATE TABLE commerce_preferences (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        namespace text NOT NULL,
        settings jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, namespace)
      )`.execute(db)
    await protectTenantTable(db, 'commerce_preferences')
  },
}
