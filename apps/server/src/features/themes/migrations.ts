import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0450-themes-versions': async (db) => {
    await sql`
      CREATE TABLE theme_version (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        name text NOT NULL,
        number integer NOT NULL CHECK (number > 0),
        author text NOT NULL,
        revision text NOT NULL,
        packed_bytes integer NOT NULL,
        warnings integer NOT NULL,
        installed_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, name, number)
      )`.execute(db)
    await protectTenantTable(db, 'theme_version')
  },
}
