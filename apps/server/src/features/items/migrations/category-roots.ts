import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites } from '../../../platform/db/tenant-table.ts'

/** Gives every store a row as the root of its categories, and hangs below it what hung on nothing. */
export const categoryRoots: Migrations = {
  '0673-items-category-roots': async (db) => {
    await sql`
      ALTER TABLE category
        ADD COLUMN type text NOT NULL DEFAULT 'CATEGORY' CHECK (type IN ('ROOT', 'CATEGORY')),
        ADD COLUMN page_rendering text NOT NULL DEFAULT 'LIST_VIEW'
          CHECK (page_rendering IN ('LIST_VIEW'))`.execute(db)
    await acrossSites(db, ['page', 'category'], async () => {
      await makeRoots(db)
      await countPlaces(db)
      await sql`
        ALTER TABLE category
          ADD CONSTRAINT category_root CHECK ((type = 'ROOT') = (parent_id IS NULL))`.execute(db)
    })
    await sql`
      CREATE UNIQUE INDEX category_root_of ON category (website_id, collection_id)
        WHERE type = 'ROOT'`.execute(db)
    await sql`
      CREATE FUNCTION make_root_category() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO category
          (website_id, id, collection_id, parent_id, display_name, url_id, position, type)
        VALUES (NEW.website_id, left(replace(gen_random_uuid()::text, '-', ''), 24), NEW.id,
          NULL, '', '', 1, 'ROOT');
        RETURN NULL;
      END $$`.execute(db)
    // Trigger, because a store is made in several ways, and none may leave it without its root.
    await sql`
      CREATE TRIGGER root_category AFTER INSERT ON page
        FOR EACH ROW WHEN (NEW.kind = 'products') EXECUTE FUNCTION make_root_category()`.execute(db)
  },
}

async function makeRoots(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO category
      (website_id, id, collection_id, parent_id, display_name, url_id, position, type)
    SELECT website_id, left(replace(gen_random_uuid()::text, '-', ''), 24), collection_id,
      NULL, '', '', 1, 'ROOT'
    FROM (
      SELECT website_id, id AS collection_id FROM page WHERE kind = 'products'
      UNION SELECT website_id, collection_id FROM category
    ) AS store`.execute(db)
  await sql`
    UPDATE category SET parent_id = root.id FROM category AS root
    WHERE root.website_id = category.website_id AND root.collection_id = category.collection_id
      AND root.type = 'ROOT' AND category.type <> 'ROOT' AND category.parent_id IS NULL`.execute(db)
}

/** Counts the places of siblings from 1, which is their display index. */
async function countPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE category SET position = counted.place
    FROM (
      SELECT website_id, id, row_number() OVER (
        PARTITION BY website_id, collection_id, parent_id ORDER BY position, id) AS place
      FROM category
    ) AS counted
    WHERE counted.website_id = category.website_id AND counted.id = category.id
      AND counted.place <> category.position`.execute(db)
}
