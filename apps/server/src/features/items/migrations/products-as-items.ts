import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites } from '../../../platform/db/tenant-table.ts'

/** Turns every product into an item under its own id (ADR 23); only the selling data stays in `product`. */
export const productsAsItems: Migrations = {
  '0610-items-products': async (db) => {
    await sql`ALTER TABLE item ADD COLUMN more_image_ids text[] NOT NULL DEFAULT '{}'`.execute(db)
    await acrossSites(db, ['page', 'product', 'document', 'item', 'item_term'], async () => {
      await refuseMisplaced(db)
      await moveProducts(db)
      await sql`
        ALTER TABLE product
          DROP COLUMN collection_id, DROP COLUMN title, DROP COLUMN url_id,
          DROP COLUMN description, DROP COLUMN state, DROP COLUMN publish_on,
          DROP COLUMN visible_from, DROP COLUMN tags, DROP COLUMN starred,
          DROP COLUMN image_ids, DROP COLUMN is_removed,
          DROP COLUMN created_at, DROP COLUMN updated_at,
          ADD FOREIGN KEY (website_id, id) REFERENCES item ON DELETE CASCADE`.execute(db)
    })
    await moveCategories(db)
    // Index for lists by price, which read no products.
    await sql`
      CREATE INDEX product_price ON product (website_id, id) INCLUDE (lowest_price_minor)`.execute(
      db,
    )
    // Index for a collection's list, newest first, so that it is counted and paged without reading the items.
    await sql`DROP INDEX item_by_date`.execute(db)
    await sql`
      CREATE INDEX item_by_date ON item (website_id, collection_id, publish_on DESC, id DESC)
        INCLUDE (visible_from, url_id) WHERE NOT is_removed`.execute(db)
  },
}

/** Changes nothing where a product cannot be an item of its page, and tells the owner which one it is. */
async function refuseMisplaced(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ title: string; site: string; why: string }>`
    SELECT product.title, site.identifier AS site,
      CASE WHEN page.id IS NULL THEN 'is sold on a page that does not exist'
        WHEN item.id = product.id THEN 'has the id of something else'
        ELSE 'has the address of something else on its page' END AS why
    FROM product
    JOIN site ON site.id = product.website_id
    LEFT JOIN page ON page.website_id = product.website_id AND page.id = product.collection_id
    LEFT JOIN item ON item.website_id = product.website_id AND (item.id = product.id
      OR (item.collection_id = product.collection_id AND item.url_id = product.url_id
        AND NOT item.is_removed AND NOT product.is_removed))
    WHERE page.id IS NULL OR item.id IS NOT NULL
    ORDER BY product.website_id, product.id LIMIT 1`.execute(db)
  for (const { title, site, why } of rows) {
    throw new Error(`the product “${title}” of the site “${site}” ${why}`)
  }
}

/** Inserts items of record type 11 with an empty, unpublished body, and their terms in lower case, as searches compare them. */
async function moveProducts(db: Kysely<unknown>): Promise<void> {
  await sql`
    WITH made AS MATERIALIZED (
      SELECT product.*,
        row_number() OVER (PARTITION BY website_id, collection_id ORDER BY id) AS place,
        CASE WHEN NOT is_removed
          THEN left(replace(gen_random_uuid()::text, '-', ''), 24) END AS document_id
      FROM product
    ), bodies AS (
      INSERT INTO document (website_id, id, kind, body, revision)
      SELECT website_id, document_id, 'item', '{"version": 1, "sectionOrder": [], "sections": {}}', 1
      FROM made WHERE document_id IS NOT NULL
    )
    INSERT INTO item (website_id, id, collection_id, record_type, status, publish_on, visible_from,
      title, url_id, excerpt, image_id, more_image_ids, starred, source_url, passthrough, tags,
      categories, allows_comments, seo_title, seo_description, content, position, document_id,
      is_removed, created_at, updated_at)
    SELECT website_id, id, collection_id, 11, state, publish_on, visible_from,
      title, url_id, coalesce(description, 'null'), image_ids ->> 0,
      ARRAY(SELECT jsonb_array_elements_text(image_ids - 0)), starred, '', false, tags,
      '{}', false, '', '', ${JSON.stringify(EMPTY_CONTENT)}::jsonb, place, document_id,
      is_removed, created_at, updated_at
    FROM made`.execute(db)
  await sql`
    INSERT INTO item_term (website_id, collection_id, kind, term_ci, item_id)
    SELECT DISTINCT website_id, collection_id, 'tag', lower(tag), id
    FROM product, unnest(tags) AS tag WHERE NOT is_removed`.execute(db)
}

/** Fields of items that products do not use, as they were when this migration was written. */
const EMPTY_CONTENT = {
  clickthroughUrl: '',
  audioUrl: '',
  artist: '',
  durationMs: 0,
  videoUrl: '',
  quote: '',
  quoteSource: '',
  chapter: '',
  customType: '',
  custom: {},
}

/** Makes the store's tree of categories one that any collection may have. */
async function moveCategories(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE product_category RENAME TO category`.execute(db)
  await sql`
    ALTER INDEX product_category_address RENAME TO category_address`.execute(db)
  await sql`
    ALTER TABLE product_in_category RENAME TO item_in_category`.execute(db)
  await sql`
    ALTER TABLE item_in_category RENAME COLUMN product_id TO item_id`.execute(db)
  await sql`
    ALTER INDEX product_of_category RENAME TO item_of_category`.execute(db)
  await acrossSites(db, ['item', 'item_in_category'], async () => {
    await sql`
      ALTER TABLE item_in_category
        DROP CONSTRAINT product_in_category_website_id_product_id_fkey,
        ADD FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE`.execute(db)
  })
}
