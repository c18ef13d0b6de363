import { sql } from 'kysely'
import { APP_ROLE } from '../../platform/db/app-role.ts'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '1020-trash-entries': async (db) => {
    await sql`
      CREATE TABLE trash_entry (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('page', 'item', 'product', 'file')),
        thing_id text NOT NULL,
        title text NOT NULL,
        account_id text NOT NULL,
        was jsonb NOT NULL,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, kind, thing_id)
      )`.execute(db)
    await protectTenantTable(db, 'trash_entry')
  },

  '1021-trash-forget-bodies': async (db) => {
    // Revisions cannot be deleted by the server's role; this function knows which may go: no version of the site has them.
    await sql`
      CREATE FUNCTION sitewright_forget_bodies(things text[]) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        site_id text := nullif(current_setting('app.website_id', true), '');
        gone text[];
      BEGIN
        IF site_id IS NULL THEN
          RAISE EXCEPTION 'Bodies are removed of one site at a time';
        END IF;
        SELECT array_agg(body.document_id) INTO gone FROM (
          SELECT document_id FROM page
          WHERE website_id = site_id AND id = ANY (things) AND is_removed
          UNION SELECT document_id FROM item
          WHERE website_id = site_id AND id = ANY (things) AND is_removed
        ) body
        WHERE document_id IS NOT NULL AND NOT EXISTS (
          SELECT FROM publication_document part
          WHERE part.website_id = site_id AND part.document_id = body.document_id
        );
        IF gone IS NULL THEN RETURN; END IF;
        UPDATE page SET document_id = NULL WHERE website_id = site_id AND document_id = ANY (gone);
        UPDATE item SET document_id = NULL, published_revision = NULL
        WHERE website_id = site_id AND document_id = ANY (gone);
        DELETE FROM document_change WHERE website_id = site_id AND document_id = ANY (gone);
        DELETE FROM document_revision WHERE website_id = site_id AND document_id = ANY (gone);
        DELETE FROM document WHERE website_id = site_id AND id = ANY (gone);
      END $$`.execute(db)
    await sql`REVOKE ALL ON FUNCTION sitewright_forget_bodies FROM PUBLIC`.execute(db)
    await sql`GRANT EXECUTE ON FUNCTION sitewright_forget_bodies TO ${sql.id(APP_ROLE)}`.execute(db)
  },
}
