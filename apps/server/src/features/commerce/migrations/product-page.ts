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
}
