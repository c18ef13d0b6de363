import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'

export const cartPanelMigrations: Migrations = {
  // Shops that sell already stay on the page, as they did.
  '1105-commerce-after-adding': async (db) => {
    await sql`
      ALTER TABLE store_settings
        ADD COLUMN after_adding text NOT NULL DEFAULT 'stay'
          CHECK (after_adding IN ('panel', 'page', 'stay'))`.execute(db)
  },
}
