import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites } from '../../../platform/db/tenant-table.ts'

/** Products keep what filters of a store ask of their variants, so that a store's page reads no variants (ADR 104). */
export const offeredValueMigrations: Migrations = {
  '1140-commerce-offered-values': async (db) => {
    await sql`
      ALTER TABLE product ADD COLUMN highest_price_minor bigint,
        ADD COLUMN offered_values jsonb`.execute(db)
    await acrossSites(db, ['product', 'variant'], async () => {
      await sql`UPDATE product SET (highest_price_minor, offered_values) = ${OFFERED}`.execute(db)
    })
    await sql`
      CREATE FUNCTION keep_offered_values() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Whoever waits for a product sees the variants that were written meanwhile: the next statement has a snapshot of its own.
        PERFORM FROM product
        JOIN (SELECT DISTINCT website_id, product_id FROM changed) AS one
          ON product.website_id = one.website_id AND product.id = one.product_id
        ORDER BY product.id FOR NO KEY UPDATE OF product;
        UPDATE product SET (highest_price_minor, offered_values) = ${OFFERED}
        FROM (SELECT DISTINCT website_id, product_id FROM changed) AS one
        WHERE product.website_id = one.website_id AND product.id = one.product_id;
        RETURN NULL;
      END $$`.execute(db)
    // Triggers, because variants are written by several calls, and by servers of the version before while they are replaced.
    for (const [event, tables] of [
      ['INSERT', 'NEW TABLE AS changed'],
      ['UPDATE', 'NEW TABLE AS changed'],
      ['DELETE', 'OLD TABLE AS changed'],
    ] as const) {
      await sql`
        CREATE TRIGGER ${sql.ref(`keep_offered_values_on_${event.toLowerCase()}`)}
        AFTER ${sql.raw(event)} ON variant REFERENCING ${sql.raw(tables)}
        FOR EACH STATEMENT EXECUTE FUNCTION keep_offered_values()`.execute(db)
    }
  },
}

/** The highest of today's prices, and every value of an option with the first place of a variant that has it; nulls without a variant. */
const OFFERED = sql`(
  SELECT max(CASE WHEN on_sale THEN sale_price_minor ELSE price_minor END),
    CASE WHEN count(*) > 0 THEN coalesce((
      SELECT jsonb_agg(jsonb_build_array(key, value, place) ORDER BY key, value) FROM (
        SELECT key, value, min(position) AS place
        FROM variant AS own, jsonb_each_text(own.attributes)
        WHERE own.website_id = product.website_id AND own.product_id = product.id
          AND NOT own.is_removed
        GROUP BY key, value
      ) AS offered
    ), '[]') END
  FROM variant WHERE variant.website_id = product.website_id
    AND variant.product_id = product.id AND NOT variant.is_removed)`
