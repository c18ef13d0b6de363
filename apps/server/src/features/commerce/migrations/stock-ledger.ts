import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'

export const stockLedgerMigrations: Migrations = {
  '0710-commerce-stock-ledger': async (db) => {
    await sql`
      ALTER TABLE stock_movement
        ADD COLUMN reason text CHECK (
          reason IN ('restock', 'count', 'damage', 'return', 'correction', 'other')
        ),
        ADD COLUMN note text NOT NULL DEFAULT '',
        ADD COLUMN account_id text`.execute(db)
    // The history of a variant is read from its newest movement on.
    await sql`
      CREATE INDEX stock_movement_history
        ON stock_movement (website_id, variant_id, id DESC)`.execute(db)
    await sql`
      ALTER TABLE product
        ADD COLUMN low_stock_up_to integer CHECK (low_stock_up_to >= 0)`.execute(db)
    await sql`
      ALTER TABLE store_settings
        ADD COLUMN low_stock_up_to integer NOT NULL DEFAULT 0
          CHECK (low_stock_up_to >= 0)`.execute(db)
    await sql`
      ALTER TABLE stock_level
        ADD COLUMN is_known_low boolean NOT NULL DEFAULT false`.execute(db)
  },
}
