import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1161-domains-claims': async (db) => {
    await sql`
      CREATE TABLE domain_claim (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        host text NOT NULL CHECK (length(host) <= 253),
        token text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        checked_at timestamptz,
        proved_at timestamptz,
        missing_since timestamptz,
        leads_here boolean NOT NULL DEFAULT false,
        problem text NOT NULL DEFAULT '',
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, host)
      )`.execute(db)
    await protectTenantTable(db, 'domain_claim')
  },
}
