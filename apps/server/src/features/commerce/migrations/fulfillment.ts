import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const fulfillmentMigrations: Migrations = {
  '0720-commerce-fulfillment': async (db) => {
    await sql`
      CREATE TABLE fulfillment (
        website_id text NOT NULL,
        order_id text NOT NULL,
        id text NOT NULL,
        handover text NOT NULL CHECK (handover IN ('parcel', 'pickup', 'none')),
        state text NOT NULL CHECK (state IN ('ready', 'sent', 'undone')),
        carrier text NOT NULL,
        tracking_number text NOT NULL,
        tracking_url text NOT NULL,
        made_at timestamptz NOT NULL,
        sent_at timestamptz,
        CHECK ((state = 'sent') <= (sent_at IS NOT NULL)),
        PRIMARY KEY (website_id, order_id, id),
        FOREIGN KEY (website_id, order_id) REFERENCES shop_order
      )`.execute(db)
    await protectTenantTable(db, 'fulfillment')
    await sql`
      CREATE TABLE fulfillment_line (
        website_id text NOT NULL,
        order_id text NOT NULL,
        fulfillment_id text NOT NULL,
        order_line_id text NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        PRIMARY KEY (website_id, order_id, fulfillment_id, order_line_id),
        FOREIGN KEY (website_id, order_id, fulfillment_id) REFERENCES fulfillment,
        FOREIGN KEY (website_id, order_id, order_line_id) REFERENCES order_line
      )`.execute(db)
    await protectTenantTable(db, 'fulfillment_line')
    await acrossSites(db, ['shop_order'], async () => {
      await sql`
        ALTER TABLE shop_order ADD COLUMN shipping_note text NOT NULL DEFAULT ''`.execute(db)
      // For the list of what is to be sent, newest first.
      await sql`
        CREATE INDEX shop_order_fulfillment ON shop_order (website_id, fulfillment, number)`.execute(
        db,
      )
    })
  },
}
