import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites } from '../../../platform/db/tenant-table.ts'

export const pricingMigrations: Migrations = {
  '0660-commerce-pricing': async (db) => {
    const tables = [
      'product',
      'variant',
      'cart',
      'shop_order',
      'order_line',
      'checkout',
      'store_settings',
    ]
    await acrossSites(db, tables, async () => {
      await sql`
        ALTER TABLE store_settings
          ADD COLUMN country text NOT NULL DEFAULT '' CHECK (country ~ '^([A-Z]{2})?$'),
          ADD COLUMN prices_include_tax boolean NOT NULL DEFAULT false,
          ADD COLUMN minimum_subtotal_minor bigint NOT NULL DEFAULT 0
            CHECK (minimum_subtotal_minor >= 0)`.execute(db)
      await sql`
        ALTER TABLE product
          ADD COLUMN tax_category text NOT NULL DEFAULT 'standard',
          ADD COLUMN shipping_surcharge_minor bigint NOT NULL DEFAULT 0
            CHECK (shipping_surcharge_minor >= 0)`.execute(db)
      await sql`
        ALTER TABLE variant
          ADD COLUMN weight_grams integer NOT NULL DEFAULT 0 CHECK (weight_grams >= 0),
          ADD COLUMN length_mm integer NOT NULL DEFAULT 0 CHECK (length_mm >= 0),
          ADD COLUMN width_mm integer NOT NULL DEFAULT 0 CHECK (width_mm >= 0),
          ADD COLUMN height_mm integer NOT NULL DEFAULT 0 CHECK (height_mm >= 0)`.execute(db)
      await sql`
        ALTER TABLE cart
          ADD COLUMN destination jsonb,
          ADD COLUMN shipping_option_id text,
          ADD COLUMN codes text[] NOT NULL DEFAULT '{}'`.execute(db)
      // Shipping of open checkouts is asked for again; that of others is in their frozen quotes.
      await sql`
        UPDATE cart SET destination = json_build_object('country', checkout.shipping_address ->> 'country',
          'region', checkout.shipping_address ->> 'region',
          'postalCode', checkout.shipping_address ->> 'postalCode')
        FROM checkout WHERE checkout.website_id = cart.website_id AND checkout.cart_id = cart.id
          AND checkout.shipping_address IS NOT NULL
          AND checkout.state IN ('open', 'awaitingPayment', 'cancelling', 'completed')`.execute(db)
      await sql`
        ALTER TABLE shop_order
          ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]',
          ADD COLUMN taxes jsonb NOT NULL DEFAULT '[]',
          ADD COLUMN shipping_kind text,
          ADD COLUMN shipping_discount_minor bigint NOT NULL DEFAULT 0,
          ADD COLUMN shipping_tax_minor bigint NOT NULL DEFAULT 0,
          ADD COLUMN added_tax_minor bigint NOT NULL DEFAULT 0`.execute(db)
      await sql`
        ALTER TABLE order_line ADD COLUMN added_tax_minor bigint NOT NULL DEFAULT 0`.execute(db)
    })
  },
}
