import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'

export const expressCheckoutMigrations: Migrations = {
  '0760-commerce-express-checkout': async (db) => {
    await sql`
      ALTER TABLE store_settings
        ADD COLUMN express_checkout boolean NOT NULL DEFAULT false`.execute(db)
  },

  '0761-commerce-account-country': async (db) => {
    await sql`
      ALTER TABLE store_settings
        ADD COLUMN account_country text NOT NULL DEFAULT ''`.execute(db)
  },
}
