import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const donationMigrations: Migrations = {
  '0740-commerce-donations': async (db) => {
    await sql`
      CREATE TABLE fund (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        name text NOT NULL CHECK (name <> ''),
        description text NOT NULL,
        suggested_minor bigint[] NOT NULL,
        minimum_minor bigint NOT NULL CHECK (minimum_minor > 0),
        maximum_minor bigint CHECK (maximum_minor >= minimum_minor),
        allows_own_amount boolean NOT NULL,
        form jsonb,
        is_open boolean NOT NULL,
        is_removed boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        CHECK (allows_own_amount OR cardinality(suggested_minor) > 0)
      )`.execute(db)
    // A cart with a row here is a donation and nothing else.
    await sql`
      CREATE TABLE donation (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        cart_id text NOT NULL,
        fund_id text NOT NULL,
        amount_minor bigint NOT NULL CHECK (amount_minor > 0),
        currency char(3) NOT NULL,
        answers jsonb NOT NULL,
        key_hash text NOT NULL,
        PRIMARY KEY (website_id, cart_id),
        FOREIGN KEY (website_id, cart_id) REFERENCES cart ON DELETE CASCADE,
        FOREIGN KEY (website_id, fund_id) REFERENCES fund
      )`.execute(db)
    for (const table of ['fund', 'donation']) await protectTenantTable(db, table)
    await acrossSites(db, ['shop_order', 'order_line', 'fund'], async () => {
      await sql`
        ALTER TABLE shop_order
          ADD COLUMN kind text NOT NULL DEFAULT 'goods'
            CHECK (kind IN ('goods', 'donation'))`.execute(db)
      // A line is of a variant or of a fund, never of both or of neither.
      await sql`
        ALTER TABLE order_line
          ALTER COLUMN product_id DROP NOT NULL,
          ALTER COLUMN variant_id DROP NOT NULL,
          ADD COLUMN fund_id text,
          ADD FOREIGN KEY (website_id, fund_id) REFERENCES fund,
          ADD CHECK ((product_id IS NULL) = (fund_id IS NOT NULL)),
          ADD CHECK ((variant_id IS NULL) = (fund_id IS NOT NULL))`.execute(db)
    })
  },
}
