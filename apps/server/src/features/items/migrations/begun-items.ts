import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'

/** New items are written on their pages, and count as removed until something is written. */
export const begunItems: Migrations = {
  '1070-items-begun': async (db) => {
    await sql`
      ALTER TABLE item ADD COLUMN begun_at timestamptz,
        ADD COLUMN address_follows_title boolean NOT NULL DEFAULT false,
        ADD CHECK (begun_at IS NULL OR is_removed)`.execute(db)
    await sql`
      CREATE INDEX item_begun ON item (website_id, begun_at) WHERE begun_at IS NOT NULL`.execute(db)
    await sql`
      CREATE FUNCTION keep_begun_item() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE item SET is_removed = false, begun_at = NULL
        WHERE website_id = NEW.website_id AND document_id = NEW.id AND begun_at IS NOT NULL;
        RETURN NULL;
      END $$`.execute(db)
    // Trigger, because bodies are saved by calls that know nothing of items.
    await sql`
      CREATE TRIGGER keep_begun_item AFTER UPDATE OF body ON document
      FOR EACH ROW WHEN (NEW.kind = 'item' AND OLD.revision = 1)
      EXECUTE FUNCTION keep_begun_item()`.execute(db)
  },
}
