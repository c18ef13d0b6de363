import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0110-files': async (db) => {
    await sql`
      CREATE TABLE asset (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        filename text NOT NULL,
        alt_text text NOT NULL,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        bytes integer NOT NULL,
        format text NOT NULL,
        has_alpha boolean NOT NULL,
        is_animated boolean NOT NULL,
        focal_x real NOT NULL DEFAULT 0.5,
        focal_y real NOT NULL DEFAULT 0.5,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'asset')
  },
}
