import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'

export const productPageMigrations: Migrations = {
  '1118-commerce-product-page': async (db) => {
    await sql`
      ALTER TABLE store_settings
        ADD COLUMN product_page jsonb NOT NULL DEFAULT '{"promises": [], "details": []}'`.execute(
      db,
    )
  },
  '1119-commerce-delivery-times': async (db) => {
    await sql`
      ALTER TABLE store_settings
        ADD COLUMN delivery_times jsonb NOT NULL
          DEFAULT '{"isShown": false, "handling": {"least": 1, "most": 2}, "worksWeekends": false}'`.execute(
      db,
    )
  },
  '1135-commerce-product-details': async (db) => {
    await sql`ALTER TABLE product ADD COLUMN details jsonb NOT NULL DEFAULT '[]'`.execute(db)
  },
}
