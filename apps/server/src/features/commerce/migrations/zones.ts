import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites } from '../../../platform/db/tenant-table.ts'

export const zoneMigrations: Migrations = {
  '0690-commerce-zones': async (db) => {
    await acrossSites(db, ['store_settings'], async () => {
      await sql`
        ALTER TABLE store_settings
          ADD COLUMN shipping_zones jsonb,
          ADD COLUMN tax_zones jsonb NOT NULL DEFAULT '[]'`.execute(db)
      // The one flat rate of each store becomes a zone for everywhere, under the id that open carts have chosen.
      await sql`
        UPDATE store_settings SET shipping_zones = jsonb_build_array(jsonb_build_object(
          'id', 'flat', 'title', 'Everywhere',
          'places', jsonb_build_array(jsonb_build_object(
            'country', '*', 'regions', '[]'::jsonb, 'postalCodes', '[]'::jsonb)),
          'rates', jsonb_build_array(jsonb_build_object(
            'id', 'flat', 'title', shipping_label, 'kind', 'flat',
            'steps', jsonb_build_array(jsonb_build_object('from', 0, 'costMinor', shipping_rate_minor)),
            'freeFromMinor', NULL, 'note', ''))))`.execute(db)
      await sql`
        ALTER TABLE store_settings
          DROP COLUMN shipping_rate_minor, DROP COLUMN shipping_label`.execute(db)
    })
  },
}
