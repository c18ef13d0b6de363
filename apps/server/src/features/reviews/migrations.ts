import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1071-reviews': async (db) => {
    await sql`
      CREATE TABLE review (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        item_id text NOT NULL,
        reviewer_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        asked_by text NOT NULL REFERENCES account ON DELETE CASCADE,
        asked_at timestamptz NOT NULL,
        note text NOT NULL DEFAULT '',
        returned_by text REFERENCES account ON DELETE SET NULL,
        returned_at timestamptz,
        PRIMARY KEY (website_id, item_id),
        FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'review')
  },
}
