import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0970-likes': async (db) => {
    await sql`
      CREATE TABLE item_like (
        website_id text NOT NULL,
        item_id text NOT NULL,
        who text NOT NULL,
        day text,
        PRIMARY KEY (website_id, item_id, who),
        FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'item_like')
    await sql`
      CREATE INDEX item_like_of_day ON item_like (website_id, day) WHERE day IS NOT NULL`.execute(
      db,
    )
    await sql`
      CREATE TABLE daily_salt (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        day text NOT NULL,
        salt text NOT NULL,
        PRIMARY KEY (website_id, day)
      )`.execute(db)
    await protectTenantTable(db, 'daily_salt')
  },
}
