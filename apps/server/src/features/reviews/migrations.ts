import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1071-reviews': async (db) => {
    await sql`
      CREATE TABLE review (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        item_id text NOT NULL,
        reviewer_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        asked_by text NOT NULL REFERENCES account ON DELETE CASCADE,
        asked_at timestamptz NOT NULL,
        note text NOT NULL DEFAULT '',
        returned_by text REFERENCES account ON DELETE SET NULL,
        returned_at timestamptz,
        PRIMARY KEY (website_id, item_id),
        FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'review')
  },

  // A review is answered by publishing: a request about the same item later is another one. By a trigger, since the calls that publish
  // know nothing of reviews.
  '1086-answered-reviews': async (db) => {
    await sql`ALTER TABLE review ADD COLUMN told_at timestamptz`.execute(db)
    await sql`
      CREATE FUNCTION forget_answered_review() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM review WHERE website_id = NEW.website_id AND item_id = NEW.id;
        RETURN NULL;
      END $$`.execute(db)
    await sql`
      CREATE TRIGGER forget_answered_review AFTER UPDATE OF status ON item
      FOR EACH ROW WHEN (NEW.status IN ('public', 'scheduled') AND OLD.status <> NEW.status)
      EXECUTE FUNCTION forget_answered_review()`.execute(db)
  },
}
