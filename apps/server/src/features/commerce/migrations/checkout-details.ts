import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites } from '../../../platform/db/tenant-table.ts'

export const checkoutDetailMigrations: Migrations = {
  '0700-commerce-checkout-details': async (db) => {
    const tables = ['checkout', 'shop_order', 'store_settings']
    await acrossSites(db, tables, async () => {
      for (const table of ['checkout', 'shop_order']) {
        await sql`
          ALTER TABLE ${sql.table(table)}
            ADD COLUMN note text NOT NULL DEFAULT '',
            ADD COLUMN billing_address jsonb,
            ADD COLUMN company text NOT NULL DEFAULT '',
            ADD COLUMN vat_number text NOT NULL DEFAULT '',
            ADD COLUMN consented_at timestamptz`.execute(db)
      }
      await sql`
        ALTER TABLE store_settings
          ADD COLUMN terms_url text NOT NULL DEFAULT '',
          ADD COLUMN returns_url text NOT NULL DEFAULT '',
          ADD COLUMN requires_consent boolean NOT NULL DEFAULT false`.execute(db)
    })
  },
}
