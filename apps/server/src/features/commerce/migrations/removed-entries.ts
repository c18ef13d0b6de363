import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const removedEntryMigrations: Migrations = {
  '0750-commerce-removed-entries': async (db) => {
    await sql`
      CREATE TABLE removed_entry (
        website_id text NOT NULL,
        id text NOT NULL,
        cart_id text NOT NULL,
        product_id text NOT NULL,
        variant_id text NOT NULL,
        quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
        additional_fields jsonb,
        answers jsonb NOT NULL,
        fields_hash text NOT NULL,
        removed_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, cart_id, variant_id, fields_hash),
        FOREIGN KEY (website_id, cart_id) REFERENCES cart ON DELETE CASCADE,
        FOREIGN KEY (website_id, product_id) REFERENCES product,
        FOREIGN KEY (website_id, variant_id) REFERENCES variant
      )`.execute(db)
    await protectTenantTable(db, 'removed_entry')
  },
}
