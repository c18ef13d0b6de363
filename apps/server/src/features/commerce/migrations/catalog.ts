import { sql } from 'kysely'
import { APP_ROLE } from '../../../platform/db/app-role.ts'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const catalogMigrations: Migrations = {
  '0200-commerce-catalog': async (db) => {
    await sql`
      CREATE TABLE store_settings (
        website_id text PRIMARY KEY REFERENCES site ON DELETE CASCADE,
        currency char(3) NOT NULL,
        shipping_rate_minor bigint NOT NULL CHECK (shipping_rate_minor >= 0),
        shipping_label text NOT NULL,
        reply_to_email text NOT NULL
      )`.execute(db)
    await sql`
      CREATE TABLE product (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        collection_id text NOT NULL,
        type smallint NOT NULL CHECK (type BETWEEN 1 AND 5),
        title text NOT NULL,
        url_id text NOT NULL,
        description jsonb,
        state text NOT NULL CHECK (state IN ('draft', 'public')),
        image_ids jsonb NOT NULL,
        options jsonb NOT NULL,
        is_removed boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX product_address ON product (website_id, collection_id, url_id)
        WHERE NOT is_removed`.execute(db)
    await sql`
      CREATE TABLE variant (
        website_id text NOT NULL,
        id text NOT NULL,
        product_id text NOT NULL,
        position integer NOT NULL,
        sku text NOT NULL,
        attributes jsonb NOT NULL,
        price_minor bigint NOT NULL CHECK (price_minor >= 0),
        sale_price_minor bigint NOT NULL CHECK (sale_price_minor >= 0),
        on_sale boolean NOT NULL,
        image_id text,
        is_removed boolean NOT NULL DEFAULT false,
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, product_id) REFERENCES product ON DELETE CASCADE
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX variant_sku ON variant (website_id, sku) WHERE NOT is_removed`.execute(db)
    await sql`
      CREATE UNIQUE INDEX variant_attributes ON variant (website_id, product_id, attributes)
        WHERE NOT is_removed`.execute(db)
    // The database itself refuses to sell what is not in stock, whatever a bug tries.
    await sql`
      CREATE TABLE stock_level (
        website_id text NOT NULL,
        variant_id text NOT NULL,
        unlimited boolean NOT NULL,
        on_hand integer NOT NULL CHECK (on_hand >= 0),
        reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
        PRIMARY KEY (website_id, variant_id),
        FOREIGN KEY (website_id, variant_id) REFERENCES variant ON DELETE CASCADE,
        CONSTRAINT never_oversold CHECK (unlimited OR reserved <= on_hand)
      )`.execute(db)
    await sql`
      CREATE TABLE stock_movement (
        website_id text NOT NULL,
        id text NOT NULL,
        variant_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('adjust', 'sale')),
        quantity integer NOT NULL,
        reference_id text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, variant_id, kind, reference_id),
        FOREIGN KEY (website_id, variant_id) REFERENCES variant ON DELETE CASCADE
      )`.execute(db)
    for (const table of ['store_settings', 'product', 'variant', 'stock_level', 'stock_movement']) {
      await protectTenantTable(db, table)
    }
    await sql`REVOKE UPDATE, DELETE ON stock_movement FROM ${sql.id(APP_ROLE)}`.execute(db)
  },
}
