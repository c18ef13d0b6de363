import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1001-contributors-invitation': async (db) => {
    await sql`
      CREATE TABLE invitation (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        email text NOT NULL,
        email_ci text NOT NULL,
        role smallint NOT NULL,
        token_hash text,
        invited_by text NOT NULL REFERENCES account ON DELETE CASCADE,
        is_declined boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, email_ci),
        UNIQUE (website_id, token_hash)
      )`.execute(db)
    await protectTenantTable(db, 'invitation')
  },
}
