import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const refundMigrations: Migrations = {
  '0765-commerce-refunds': async (db) => {
    await acrossSites(db, ['refund', 'shop_order', 'stock_movement'], async () => {
      // Without an order it is money that nothing was sold for. One of no money puts stock back and nothing else.
      await sql`
        ALTER TABLE refund
          DROP CONSTRAINT refund_state_check,
          DROP CONSTRAINT refund_amount_minor_check,
          ADD CONSTRAINT refund_state_check
            CHECK (state IN ('pending', 'succeeded', 'failed', 'undone')),
          ADD COLUMN order_id text,
          ADD COLUMN is_by_hand boolean NOT NULL DEFAULT false,
          ADD COLUMN cancels boolean NOT NULL DEFAULT false,
          ADD COLUMN reason text NOT NULL DEFAULT '',
          ADD COLUMN failure text NOT NULL DEFAULT '',
          ADD COLUMN tells_customer boolean NOT NULL DEFAULT false,
          ADD COLUMN account_id text,
          ADD COLUMN request_key text,
          ADD COLUMN request_hash text,
          ADD COLUMN again_of text,
          ADD CHECK (amount_minor > 0 OR (amount_minor = 0 AND is_by_hand)),
          ADD FOREIGN KEY (website_id, order_id) REFERENCES shop_order`.execute(db)
      await sql`
        ALTER TABLE stock_movement
          DROP CONSTRAINT stock_movement_kind_check,
          ADD CONSTRAINT stock_movement_kind_check
            CHECK (kind IN ('adjust', 'sale', 'return', 'returnUndone'))`.execute(db)
    })
    await sql`CREATE INDEX refund_of_payment ON refund (website_id, payment_id)`.execute(db)
    await sql`
      CREATE UNIQUE INDEX refund_request ON refund (website_id, order_id, request_key)`.execute(db)
    // A refund that failed is tried again once; what comes of that is tried again in its turn.
    await sql`CREATE UNIQUE INDEX refund_again ON refund (website_id, again_of)`.execute(db)
    await sql`
      CREATE TABLE refund_line (
        website_id text NOT NULL,
        refund_id text NOT NULL,
        order_id text NOT NULL,
        order_line_id text NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        restocked integer NOT NULL CHECK (restocked BETWEEN 0 AND quantity),
        PRIMARY KEY (website_id, refund_id, order_line_id),
        FOREIGN KEY (website_id, refund_id) REFERENCES refund,
        FOREIGN KEY (website_id, order_id, order_line_id) REFERENCES order_line
      )`.execute(db)
    await sql`
      CREATE INDEX refund_line_of_order ON refund_line (website_id, order_id)`.execute(db)
    await protectTenantTable(db, 'refund_line')
  },

  '0766-commerce-order-notes': async (db) => {
    // Null for what the shop, its customer or a provider did.
    await sql`ALTER TABLE order_event ADD COLUMN account_id text`.execute(db)
    await sql`
      CREATE TABLE order_note (
        website_id text NOT NULL,
        order_id text NOT NULL,
        id text NOT NULL,
        text text NOT NULL CHECK (text <> ''),
        is_public boolean NOT NULL,
        account_id text NOT NULL,
        written_at timestamptz NOT NULL,
        edited_at timestamptz,
        removed_at timestamptz,
        PRIMARY KEY (website_id, order_id, id),
        FOREIGN KEY (website_id, order_id) REFERENCES shop_order
      )`.execute(db)
    await protectTenantTable(db, 'order_note')
  },

  // The last question to a provider about money that waits, for operators.
  '0767-commerce-asked': async (db) => {
    for (const table of ['payment', 'refund']) {
      await sql`
        ALTER TABLE ${sql.table(table)}
          ADD COLUMN asked_at timestamptz,
          ADD COLUMN trouble text NOT NULL DEFAULT ''`.execute(db)
    }
  },

  // Items that were given back are not to be sent any more, so that an order can be done without them.
  '0781-commerce-refunded-not-sent': async (db) => {
    await acrossSites(
      db,
      [
        'shop_order',
        'order_line',
        'refund',
        'refund_line',
        'fulfillment',
        'fulfillment_line',
        'download_grant',
      ],
      async () => {
        await sql`
          UPDATE shop_order o SET fulfillment = 'FULFILLED'
          WHERE o.fulfillment = 'PENDING'
            AND EXISTS (SELECT FROM refund_line u
              WHERE u.website_id = o.website_id AND u.order_id = o.id)
            AND NOT EXISTS (SELECT FROM fulfillment f
              WHERE f.website_id = o.website_id AND f.order_id = o.id AND f.state = 'ready')
            AND NOT EXISTS (
              SELECT FROM order_line l
              WHERE l.website_id = o.website_id AND l.order_id = o.id AND l.fund_id IS NULL
                AND NOT EXISTS (SELECT FROM download_grant g WHERE g.website_id = l.website_id
                  AND g.order_id = l.order_id AND g.order_line_id = l.id)
                AND l.quantity > (
                  SELECT greatest(
                    coalesce(sum(u.quantity) FILTER (WHERE r.state IN ('pending', 'succeeded')), 0),
                    coalesce(sum(u.restocked), 0))
                  FROM refund_line u JOIN refund r
                    ON r.website_id = u.website_id AND r.id = u.refund_id
                  WHERE u.website_id = l.website_id AND u.order_id = l.order_id
                    AND u.order_line_id = l.id
                ) + (
                  SELECT coalesce(sum(u.quantity), 0)
                  FROM fulfillment_line u JOIN fulfillment f ON f.website_id = u.website_id
                    AND f.order_id = u.order_id AND f.id = u.fulfillment_id
                  WHERE u.website_id = l.website_id AND u.order_id = l.order_id
                    AND u.order_line_id = l.id AND f.state <> 'undone'
                )
            )`.execute(db)
      },
    )
  },
}
