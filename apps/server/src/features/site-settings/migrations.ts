import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0351-site-settings-code': async (db) => {
    await sql`
      CREATE TABLE site_code (
        website_id text PRIMARY KEY REFERENCES site ON DELETE CASCADE,
        header text NOT NULL,
        footer text NOT NULL
      )`.execute(db)
    await protectTenantTable(db, 'site_code')
  },
}
