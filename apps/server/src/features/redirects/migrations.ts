import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0352-redirects': async (db) => {
    await sql`
      CREATE TABLE redirect (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        path text NOT NULL CHECK (path LIKE '/_%' AND length(path) <= 500),
        target text NOT NULL CHECK (length(target) <= 3000),
        status smallint NOT NULL CHECK (status IN (301, 302)),
        is_automatic boolean NOT NULL,
        covers_below boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, path)
      )`.execute(db)
    await protectTenantTable(db, 'redirect')
  },
}
