import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'

export const catalogFieldMigrations: Migrations = {
  '0670-commerce-product-terms': async (db) => {
    await sql`
      ALTER TABLE product
        ADD COLUMN add_button_text text NOT NULL DEFAULT '',
        ADD COLUMN merchandising jsonb NOT NULL
          DEFAULT '{"scarcity": "store", "scarcityText": "", "soldOutText": ""}'`.execute(db)
    await sql`
      ALTER TABLE store_settings
        ADD COLUMN merchandising jsonb NOT NULL
          DEFAULT '{"scarcityShownByDefault": false, "scarcityText": "Only {qtyInStock} left",
            "scarcityUpTo": 5, "soldOutText": ""}'`.execute(db)
  },
  '0671-commerce-product-forms': async (db) => {
    await sql`ALTER TABLE product ADD COLUMN form jsonb`.execute(db)
    await sql`ALTER TABLE cart_entry ADD COLUMN answers jsonb NOT NULL DEFAULT '[]'`.execute(db)
    await sql`ALTER TABLE order_line ADD COLUMN answers jsonb NOT NULL DEFAULT '[]'`.execute(db)
  },
  '0672-commerce-subscription-plans': async (db) => {
    await sql`ALTER TABLE product ADD COLUMN subscription_plan jsonb`.execute(db)
  },
}
