import type { Id } from '@sitewright/core/id'
import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'
import type { Keys } from '../../../platform/keys.ts'
import { customerKey } from '../discounts/customer-key.ts'

export const discountMigrations: Migrations = {
  '0680-commerce-discounts': async (db) => {
    await sql`
      CREATE TABLE discount (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        title text NOT NULL,
        code text CHECK (code = upper(code) AND code <> ''),
        kind text NOT NULL CHECK (kind IN ('percent', 'fixed', 'freeShipping', 'buyXGetY')),
        rate_ppm integer NOT NULL CHECK (rate_ppm BETWEEN 0 AND 1000000),
        amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
        buy_quantity integer NOT NULL CHECK (buy_quantity >= 0),
        get_quantity integer NOT NULL CHECK (get_quantity >= 0),
        scope text NOT NULL CHECK (scope IN ('order', 'products', 'categories')),
        target_ids text[] NOT NULL,
        minimum_minor bigint NOT NULL CHECK (minimum_minor >= 0),
        starts_at timestamptz,
        ends_at timestamptz,
        is_enabled boolean NOT NULL,
        is_removed boolean NOT NULL DEFAULT false,
        limit_total integer CHECK (limit_total > 0),
        limit_per_customer integer CHECK (limit_per_customer > 0),
        used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
        held integer NOT NULL DEFAULT 0 CHECK (held >= 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        CONSTRAINT never_overused CHECK (used + held <= limit_total)
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX discount_code ON discount (website_id, code)
        WHERE NOT is_removed`.execute(db)
    await sql`
      CREATE TABLE discount_use (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        payment_id text NOT NULL,
        discount_id text NOT NULL,
        checkout_id text NOT NULL,
        customer text NOT NULL,
        state text NOT NULL CHECK (state IN ('held', 'used', 'released')),
        PRIMARY KEY (website_id, payment_id, discount_id),
        FOREIGN KEY (website_id, payment_id) REFERENCES payment,
        FOREIGN KEY (website_id, discount_id) REFERENCES discount
      )`.execute(db)
    await sql`
      CREATE INDEX discount_use_of_customer ON discount_use (website_id, discount_id, customer)
        WHERE state <> 'released'`.execute(db)
    await sql`
      CREATE INDEX discount_use_of_checkout ON discount_use (website_id, checkout_id)
        WHERE state = 'held'`.execute(db)
    for (const table of ['discount', 'discount_use']) await protectTenantTable(db, table)
  },

  // Uses were counted by the email address itself, which nothing would ever have erased.
  '0750-commerce-discount-customers': async (db, keys) => {
    await acrossSites(db, ['checkout', 'discount_use'], async () => {
      await sql`ALTER TABLE checkout ADD COLUMN customer_key text NOT NULL DEFAULT ''`.execute(db)
      await keyCustomers(db, keys, { table: 'discount_use', from: 'customer', to: 'customer' })
      await keyCustomers(db, keys, { table: 'checkout', from: 'email', to: 'customer_key' })
      await sql`
        ALTER TABLE discount_use
          ADD CONSTRAINT names_nobody CHECK (customer NOT LIKE '%@%')`.execute(db)
    })
  },
}

/** Customers whose rows one statement changes. */
const BATCH = 1000

interface Columns {
  readonly table: string
  /** Column of the email address. */
  readonly from: string
  /** Column that gets its key. */
  readonly to: string
}

async function keyCustomers(
  db: Kysely<unknown>,
  keys: Pick<Keys, 'sign'>,
  { table, from, to }: Columns,
): Promise<void> {
  const address = sql.ref(`${table}.${from}`)
  const { rows } = await sql<{ site: Id; address: string }>`
    SELECT DISTINCT website_id AS site, ${address} AS address FROM ${sql.table(table)}`.execute(db)
  for (let start = 0; start < rows.length; start += BATCH) {
    const some = rows.slice(start, start + BATCH)
    const sites = some.map(({ site }) => site)
    const addresses = some.map((row) => row.address)
    const made = some.map((row) => customerKey(keys, row.site, row.address))
    await sql`
      UPDATE ${sql.table(table)} SET ${sql.ref(to)} = known.key
      FROM unnest(${sites}::text[], ${addresses}::text[], ${made}::text[])
        AS known (site, address, key)
      WHERE ${sql.ref(`${table}.website_id`)} = known.site AND ${address} = known.address`.execute(
      db,
    )
  }
}
