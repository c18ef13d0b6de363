import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1002-activity': async (db) => {
    // Ids of accounts have no foreign key: what somebody did stays written down once their account is gone.
    await sql`
      CREATE TABLE activity (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        kind text NOT NULL,
        account_id text NOT NULL,
        about text NOT NULL DEFAULT '' CHECK (length(about) <= 200),
        person_id text,
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'activity')
  },
}
