import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const paymentMigrations: Migrations = {
  '0600-commerce-payment-methods': async (db) => {
    await sql`
      CREATE TABLE payment_method (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        provider text NOT NULL,
        is_enabled boolean NOT NULL,
        title text NOT NULL,
        settings jsonb NOT NULL,
        sealed_keys text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, provider)
      )`.execute(db)
    await protectTenantTable(db, 'payment_method')
  },

  '0601-commerce-owed-payments': async (db) => {
    await acrossSites(db, ['payment', 'shop_order'], async () => {
      await sql`
        ALTER TABLE payment
          DROP CONSTRAINT payment_state_check,
          ADD CONSTRAINT payment_state_check CHECK (state IN
            ('created', 'requiresAction', 'processing', 'authorized', 'awaited', 'captured',
              'partiallyRefunded', 'refunded', 'failed', 'cancelled', 'returning')),
          ADD COLUMN title text NOT NULL DEFAULT '',
          ADD COLUMN sentence text NOT NULL DEFAULT ''`.execute(db)
      // A checkout has one payment that may succeed or has succeeded; only one that was given up makes room.
      await sql`DROP INDEX payment_of_checkout`.execute(db)
      await sql`
        CREATE UNIQUE INDEX payment_of_checkout ON payment (website_id, checkout_id)
          WHERE state IN ('created', 'requiresAction', 'processing', 'authorized', 'awaited',
            'captured', 'partiallyRefunded')`.execute(db)
      await sql`
        ALTER TABLE shop_order
          DROP CONSTRAINT shop_order_payment_check,
          ADD CONSTRAINT shop_order_payment_check CHECK (payment IN
            ('unpaid', 'authorized', 'paid', 'partiallyRefunded', 'refunded'))`.execute(db)
    })
  },

  '0602-commerce-payment-events': async (db) => {
    await sql`
      CREATE TABLE payment_event (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        provider text NOT NULL,
        event_id text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        handled_at timestamptz,
        PRIMARY KEY (website_id, provider, event_id)
      )`.execute(db)
    await protectTenantTable(db, 'payment_event')
  },

  '0603-commerce-manual-payments': async (db) => {
    await sql`
      CREATE TABLE manual_payment (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        payment_id text NOT NULL,
        state text NOT NULL CHECK (state IN ('awaited', 'captured', 'cancelled')),
        amount_minor bigint NOT NULL,
        currency char(3) NOT NULL,
        PRIMARY KEY (website_id, payment_id)
      )`.execute(db)
    await protectTenantTable(db, 'manual_payment')
  },

  '0751-commerce-stripe-intents': async (db) => {
    await sql`
      CREATE TABLE stripe_intent (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        payment_id text NOT NULL,
        intent_id text,
        amount_minor bigint NOT NULL,
        currency char(3) NOT NULL,
        is_given_up boolean NOT NULL,
        refusal text,
        PRIMARY KEY (website_id, payment_id),
        CHECK (NOT (is_given_up AND intent_id IS NOT NULL))
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX stripe_intent_by_intent ON stripe_intent (website_id, intent_id)
        WHERE intent_id IS NOT NULL`.execute(db)
    await protectTenantTable(db, 'stripe_intent')
  },

  '0752-commerce-test-payments': async (db) => {
    await acrossSites(db, ['payment'], async () => {
      await sql`ALTER TABLE payment ADD COLUMN is_test boolean NOT NULL DEFAULT false`.execute(db)
      await sql`UPDATE payment SET is_test = true WHERE provider = 'practice'`.execute(db)
    })
  },

  '0770-commerce-event-content': async (db) => {
    await sql`ALTER TABLE payment_event ADD COLUMN content jsonb NOT NULL DEFAULT '{}'`.execute(db)
  },

  // When the provider refused the keys; null while they are good as far as is known.
  '0780-commerce-refused-keys': async (db) => {
    await sql`ALTER TABLE payment_method ADD COLUMN keys_refused_at timestamptz`.execute(db)
  },

  // Whether the way to pay is kept for renewals, and the kept one that a renewal is charged to; empty where its shopper pays.
  '0782-commerce-saved-methods': async (db) => {
    await sql`
      ALTER TABLE stripe_intent
        ADD COLUMN saves_method boolean NOT NULL DEFAULT false,
        ADD COLUMN saved_method text NOT NULL DEFAULT ''`.execute(db)
  },

  // Events about one payment that are not handled yet are looked for together.
  '0783-commerce-open-events': async (db) => {
    await sql`
      CREATE INDEX payment_event_open
        ON payment_event (website_id, provider, (coalesce(content->>'paymentId', event_id)))
        WHERE handled_at IS NULL`.execute(db)
  },

  // The rate limit on declines would read all payments of the site for one checkout. Of payments that succeed nothing is written.
  '0996-commerce-declined-payments': async (db) => {
    await sql`
      CREATE INDEX payment_declined ON payment (website_id, checkout_id, created_at)
        WHERE state = 'failed'`.execute(db)
  },
}
