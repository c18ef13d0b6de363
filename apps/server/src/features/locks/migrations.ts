import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0353-locks': async (db) => {
    await sql`
      CREATE TABLE lock (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        target text NOT NULL,
        password_hash text NOT NULL,
        version text NOT NULL,
        PRIMARY KEY (website_id, target)
      )`.execute(db)
    await protectTenantTable(db, 'lock')
  },
}
