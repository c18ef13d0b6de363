import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'
import { EXPIRE_PAYMENT, RECONCILE_PAYMENT } from '../checkout/watch-payment.ts'

export const orderMigrations: Migrations = {
  '0500-commerce-order-problems': async (db) => {
    await sql`
      CREATE TABLE order_problem (
        website_id text NOT NULL,
        order_id text NOT NULL,
        kind text NOT NULL,
        detail text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, order_id, kind),
        FOREIGN KEY (website_id, order_id) REFERENCES shop_order
      )`.execute(db)
    await protectTenantTable(db, 'order_problem')
    await acrossSites(db, ['payment', 'order_line'], async () => {
      // The amount that the provider took, which may be more than it was asked for.
      await sql`ALTER TABLE payment DROP CONSTRAINT payment_check`.execute(db)
      // Null for lines that were sold before this was kept.
      await sql`ALTER TABLE order_line ADD COLUMN product_type integer`.execute(db)
    })
  },

  /**
   * Payments whose order an earlier version could not make, because their mail could not be written, were given up by
   * every job that looked after them. Whatever is undecided is looked at once more.
   */
  '0502-commerce-undecided-payments': async (db) => {
    await acrossSites(db, ['payment'], async () => {
      const { rows } = await sql<{ siteId: string; id: string; isOverdue: boolean }>`
        SELECT website_id AS "siteId", id, expires_at < now() AS "isOverdue"
        FROM payment WHERE state IN ('created', 'processing')`.execute(db)
      for (const { siteId, id, isOverdue } of rows) {
        const { name, maxAttempts } = isOverdue ? EXPIRE_PAYMENT : RECONCILE_PAYMENT
        await sql`SELECT set_config('app.website_id', ${siteId}, true)`.execute(db)
        await sql`SELECT sitewright_enqueue(
          ${name}, ${siteId}, ${id}, ${`look again ${id}`}, NULL, ${maxAttempts})`.execute(db)
      }
      await sql`SELECT set_config('app.website_id', '', true)`.execute(db)
    })
  },

  '0590-commerce-settled-problems': async (db) => {
    await sql`ALTER TABLE order_problem ADD COLUMN settled_at timestamptz`.execute(db)
  },

  /** Several disputes about one payment are several problems of its order. */
  '0895-commerce-problems-of-disputes': async (db) => {
    await sql`ALTER TABLE order_problem
      ADD COLUMN subject text NOT NULL DEFAULT '',
      DROP CONSTRAINT order_problem_pkey,
      ADD PRIMARY KEY (website_id, order_id, kind, subject)`.execute(db)
  },
}
