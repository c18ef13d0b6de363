import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'

/** Columns and indexes for lists and pages of products: states with dates, tags, categories. */
export const catalogPageMigrations: Migrations = {
  '0380-commerce-product-states': async (db) => {
    await sql`
      ALTER TABLE product
        DROP CONSTRAINT product_state_check,
        ADD CONSTRAINT product_state_check
          CHECK (state IN ('draft', 'scheduled', 'private', 'public')),
        ADD COLUMN publish_on timestamptz,
        ADD COLUMN visible_from timestamptz,
        ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
        ADD COLUMN starred boolean NOT NULL DEFAULT false`.execute(db)
    await acrossSites(db, ['product'], async () => {
      await sql`
        UPDATE product SET publish_on = created_at,
          visible_from = CASE WHEN state = 'public' THEN created_at END`.execute(db)
    })
    await sql`
      ALTER TABLE product
        ALTER COLUMN publish_on SET NOT NULL,
        ADD CONSTRAINT product_visible
          CHECK ((state IN ('public', 'scheduled')) = (visible_from IS NOT NULL))`.execute(db)
  },

  '0381-commerce-categories': async (db) => {
    await sql`
      CREATE TABLE product_category (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        collection_id text NOT NULL,
        parent_id text,
        display_name text NOT NULL,
        url_id text NOT NULL,
        position integer NOT NULL,
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, parent_id) REFERENCES product_category ON DELETE CASCADE
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX product_category_address
        ON product_category (website_id, collection_id, parent_id, url_id) NULLS NOT DISTINCT`.execute(
      db,
    )
    await sql`
      CREATE TABLE product_in_category (
        website_id text NOT NULL,
        category_id text NOT NULL,
        product_id text NOT NULL,
        position integer NOT NULL,
        PRIMARY KEY (website_id, product_id, category_id),
        FOREIGN KEY (website_id, category_id) REFERENCES product_category ON DELETE CASCADE,
        FOREIGN KEY (website_id, product_id) REFERENCES product ON DELETE CASCADE
      )`.execute(db)
    await sql`
      CREATE INDEX product_of_category ON product_in_category (website_id, category_id)`.execute(db)
    for (const table of ['product_category', 'product_in_category']) {
      await protectTenantTable(db, table)
    }
  },

  '0400-commerce-product-order': async (db) => {
    // Index for a store's list, newest first, so that it is counted and paged without reading the products.
    await sql`
      CREATE INDEX product_shown
        ON product (website_id, collection_id, publish_on DESC, id DESC)
        INCLUDE (visible_from, url_id) WHERE NOT is_removed AND visible_from IS NOT NULL`.execute(
      db,
    )
  },

  '0460-commerce-lowest-price': async (db) => {
    await sql`ALTER TABLE product ADD COLUMN lowest_price_minor bigint`.execute(db)
    await acrossSites(db, ['product', 'variant'], async () => {
      await sql`
        UPDATE product SET lowest_price_minor = coalesce((
          SELECT min(CASE WHEN on_sale THEN sale_price_minor ELSE price_minor END) FROM variant
          WHERE variant.website_id = product.website_id AND variant.product_id = product.id
            AND NOT variant.is_removed
        ), 0)`.execute(db)
    })
    await sql`ALTER TABLE product ALTER COLUMN lowest_price_minor SET NOT NULL`.execute(db)
    // The index with the price, so that lists by price read no products either.
    await sql`DROP INDEX product_shown`.execute(db)
    await sql`
      CREATE INDEX product_shown
        ON product (website_id, collection_id, publish_on DESC, id DESC)
        INCLUDE (visible_from, url_id, lowest_price_minor)
        WHERE NOT is_removed AND visible_from IS NOT NULL`.execute(db)
  },

  '0480-commerce-services': async (db) => {
    await sql`
      ALTER TABLE store_settings ADD COLUMN allows_many_services boolean NOT NULL DEFAULT true`.execute(
      db,
    )
  },
}
