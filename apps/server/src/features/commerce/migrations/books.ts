import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { openGlobalTable } from '../../../platform/db/tenant-table.ts'
import { createTotals } from '../../../platform/db/totals.ts'

export const bookMigrations: Migrations = {
  '1146-commerce-payment-totals': async (db) => {
    await sql`
      CREATE INDEX payment_undecided ON payment (website_id, created_at)
      WHERE state IN ('created', 'requiresAction', 'processing')`.execute(db)
    await sql`
      CREATE INDEX refund_pending ON refund (website_id) WHERE state = 'pending'`.execute(db)
    await createTotals(db, {
      name: 'sitewright_payment_totals',
      columns: 'undecided bigint, oldest double precision, refunds bigint, events bigint',
      select: `
        SELECT count(*), coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8,
          (SELECT count(*) FROM refund WHERE state = 'pending'),
          (SELECT count(*) FROM payment_event
            WHERE handled_at IS NULL AND received_at < now() - interval '10 minutes')
        FROM payment WHERE state IN ('created', 'requiresAction', 'processing')`,
    })
  },
  // Unlogged, since whatever a crash of PostgreSQL loses is checked again.
  '1148-commerce-book-checks': async (db) => {
    await sql`
      CREATE UNLOGGED TABLE book_check (
        website_id text PRIMARY KEY REFERENCES site ON DELETE CASCADE,
        checked_at timestamptz NOT NULL,
        violations integer
      )`.execute(db)
    await openGlobalTable(db, 'book_check')
    await sql`
      CREATE UNLOGGED TABLE book_checker (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        node text NOT NULL,
        until timestamptz NOT NULL
      )`.execute(db)
    await openGlobalTable(db, 'book_checker')
  },
}
