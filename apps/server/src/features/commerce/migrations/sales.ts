import { sql } from 'kysely'
import { APP_ROLE } from '../../../platform/db/app-role.ts'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const salesMigrations: Migrations = {
  '0201-commerce-carts': async (db) => {
    await sql`
      CREATE TABLE cart (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        token_hash text NOT NULL,
        order_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, token_hash)
      )`.execute(db)
    await sql`
      CREATE TABLE cart_entry (
        website_id text NOT NULL,
        id text NOT NULL,
        cart_id text NOT NULL,
        product_id text NOT NULL,
        variant_id text NOT NULL,
        quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
        additional_fields jsonb,
        fields_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, cart_id, variant_id, fields_hash),
        FOREIGN KEY (website_id, cart_id) REFERENCES cart ON DELETE CASCADE,
        FOREIGN KEY (website_id, product_id) REFERENCES product,
        FOREIGN KEY (website_id, variant_id) REFERENCES variant
      )`.execute(db)
    await protectTenantTable(db, 'cart')
    await protectTenantTable(db, 'cart_entry')
  },

  '0202-commerce-checkout': async (db) => {
    await sql`
      CREATE TABLE checkout (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        cart_id text NOT NULL,
        state text NOT NULL CHECK (state IN
          ('open', 'awaitingPayment', 'cancelling', 'completed', 'expired', 'needsRefund', 'failed')),
        token_hash text NOT NULL,
        email text NOT NULL,
        shipping_address jsonb,
        shipping_option_id text,
        quote jsonb,
        quote_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, token_hash),
        FOREIGN KEY (website_id, cart_id) REFERENCES cart
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX checkout_of_cart ON checkout (website_id, cart_id)
        WHERE state IN ('open', 'awaitingPayment', 'cancelling', 'completed')`.execute(db)
    await sql`
      CREATE TABLE payment (
        website_id text NOT NULL,
        id text NOT NULL,
        checkout_id text NOT NULL,
        provider text NOT NULL,
        provider_reference text,
        state text NOT NULL CHECK (state IN
          ('created', 'processing', 'captured', 'partiallyRefunded', 'refunded', 'failed', 'cancelled',
            'returning')),
        currency char(3) NOT NULL,
        amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
        captured_minor bigint NOT NULL DEFAULT 0 CHECK (captured_minor <= amount_minor),
        refunded_minor bigint NOT NULL DEFAULT 0
          CHECK (refunded_minor BETWEEN 0 AND captured_minor),
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, provider, provider_reference),
        FOREIGN KEY (website_id, checkout_id) REFERENCES checkout
      )`.execute(db)
    // A checkout has one payment that may succeed or has succeeded; only one that was given up makes room.
    await sql`
      CREATE UNIQUE INDEX payment_of_checkout ON payment (website_id, checkout_id)
        WHERE state IN ('created', 'processing', 'captured', 'partiallyRefunded')`.execute(db)
    await sql`
      CREATE TABLE refund (
        website_id text NOT NULL,
        id text NOT NULL,
        payment_id text NOT NULL,
        amount_minor bigint NOT NULL CHECK (amount_minor > 0),
        state text NOT NULL CHECK (state IN ('pending', 'succeeded')),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, payment_id) REFERENCES payment
      )`.execute(db)
    await sql`
      CREATE TABLE stock_reservation (
        website_id text NOT NULL,
        payment_id text NOT NULL,
        variant_id text NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        state text NOT NULL CHECK (state IN ('held', 'committed', 'released')),
        PRIMARY KEY (website_id, payment_id, variant_id),
        FOREIGN KEY (website_id, payment_id) REFERENCES payment,
        FOREIGN KEY (website_id, variant_id) REFERENCES variant
      )`.execute(db)
    await sql`
      CREATE TABLE practice_charge (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        payment_id text NOT NULL,
        state text NOT NULL CHECK (state IN ('pending', 'captured', 'declined', 'cancelled')),
        amount_minor bigint NOT NULL,
        currency char(3) NOT NULL,
        refunded_minor bigint NOT NULL DEFAULT 0 CHECK (refunded_minor <= amount_minor),
        decides_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, payment_id)
      )`.execute(db)
    await sql`
      CREATE TABLE practice_refund (
        website_id text NOT NULL,
        refund_id text NOT NULL,
        payment_id text NOT NULL,
        amount_minor bigint NOT NULL CHECK (amount_minor > 0),
        PRIMARY KEY (website_id, refund_id),
        FOREIGN KEY (website_id, payment_id) REFERENCES practice_charge
      )`.execute(db)
    await sql`
      CREATE TABLE idempotency_key (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        scope text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        status integer,
        answer jsonb,
        running_until timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, scope, key)
      )`.execute(db)
    const tables = [
      'checkout',
      'payment',
      'refund',
      'stock_reservation',
      'practice_charge',
      'practice_refund',
      'idempotency_key',
    ]
    for (const table of tables) await protectTenantTable(db, table)
  },

  '0203-commerce-orders': async (db) => {
    await sql`
      CREATE TABLE order_counter (
        website_id text PRIMARY KEY REFERENCES site ON DELETE CASCADE,
        last_number integer NOT NULL
      )`.execute(db)
    // Byte order for the email, so that the start of one is a range and finds its index.
    await sql`
      CREATE TABLE shop_order (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        number integer NOT NULL,
        cart_id text NOT NULL,
        checkout_id text NOT NULL,
        payment_id text NOT NULL,
        email text NOT NULL,
        email_ci text COLLATE "C" NOT NULL,
        customer text NOT NULL,
        lifecycle text NOT NULL CHECK (lifecycle IN ('placed', 'cancelled')),
        payment text NOT NULL CHECK (payment IN ('unpaid', 'paid', 'partiallyRefunded', 'refunded')),
        fulfillment text NOT NULL CHECK (fulfillment IN ('PENDING', 'FULFILLED', 'CANCELED')),
        currency char(3) NOT NULL,
        subtotal_minor bigint NOT NULL,
        discount_minor bigint NOT NULL,
        shipping_minor bigint NOT NULL,
        tax_minor bigint NOT NULL,
        total_minor bigint NOT NULL CHECK (total_minor >= 0),
        shipping_label text NOT NULL,
        shipping_address jsonb,
        item_count integer NOT NULL,
        placed_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, number),
        UNIQUE (website_id, cart_id),
        UNIQUE (website_id, checkout_id),
        UNIQUE (website_id, payment_id),
        FOREIGN KEY (website_id, cart_id) REFERENCES cart,
        FOREIGN KEY (website_id, checkout_id) REFERENCES checkout,
        FOREIGN KEY (website_id, payment_id) REFERENCES payment
      )`.execute(db)
    await sql`
      CREATE INDEX shop_order_email ON shop_order (website_id, email_ci, number)`.execute(db)
    await acrossSites(db, ['cart'], async () => {
      await sql`
        ALTER TABLE cart ADD FOREIGN KEY (website_id, order_id) REFERENCES shop_order`.execute(db)
    })
    await sql`
      CREATE TABLE order_line (
        website_id text NOT NULL,
        order_id text NOT NULL,
        id text NOT NULL,
        position integer NOT NULL,
        product_id text NOT NULL,
        variant_id text NOT NULL,
        title text NOT NULL,
        sku text NOT NULL,
        variant text NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        unit_price_minor bigint NOT NULL,
        discount_minor bigint NOT NULL,
        tax_minor bigint NOT NULL,
        total_minor bigint NOT NULL,
        image_url text,
        additional_fields jsonb,
        PRIMARY KEY (website_id, order_id, id),
        FOREIGN KEY (website_id, order_id) REFERENCES shop_order
      )`.execute(db)
    await sql`
      CREATE TABLE order_event (
        website_id text NOT NULL,
        order_id text NOT NULL,
        id text NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, order_id, id),
        FOREIGN KEY (website_id, order_id) REFERENCES shop_order
      )`.execute(db)
    for (const table of ['order_counter', 'shop_order', 'order_line', 'order_event']) {
      await protectTenantTable(db, table)
    }
    // Order lines and events are never changed.
    await sql`REVOKE UPDATE, DELETE ON order_line, order_event FROM ${sql.id(APP_ROLE)}`.execute(db)
  },
}
