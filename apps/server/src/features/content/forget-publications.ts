import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'
import { APP_ROLE } from '../../platform/db/app-role.ts'
import type { Migrations } from '../../platform/db/migrate.ts'
import { acrossSites } from '../../platform/db/tenant-table.ts'

/**
 * Removes versions of a site beyond the newest `KEEP_PUBLICATIONS`, and beyond the newest `KEEP_NAMED_PUBLICATIONS` of those with a
 * name, with the bodies that no other version has and whose things were removed for good. The one that is live always stays.
 */
export const forgetPublications: Chore = {
  name: 'old versions',
  ofSite: async ({ db }, { keep, atOnce }) => {
    const { publications, namedPublications } = keep
    const { rows } = await sql<{ count: number }>`
      SELECT sitewright_forget_publications(
        ${publications}::int, ${namedPublications}::int, ${atOnce}::int) AS count`.execute(db)
    return rows[0]?.count ?? 0
  },
}

/** Makes the only function with which the server's role can remove published versions; it knows which may go. */
export const forgetPublicationsMigrations: Migrations = {
  '0582-content-forget-publications': async (db) => {
    await sql`
      CREATE FUNCTION sitewright_forget_publications(keep int, at_once int) RETURNS int
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        site_id text := nullif(current_setting('app.website_id', true), '');
        old text[];
        parts text[];
      BEGIN
        IF site_id IS NULL OR keep < 1 THEN
          RAISE EXCEPTION 'Old versions are removed of one site, and not all of them';
        END IF;
        SELECT array_agg(id) INTO old FROM (
          SELECT id FROM publication
          WHERE website_id = site_id
            AND id NOT IN (SELECT publication_id FROM site WHERE id = site_id AND publication_id IS NOT NULL)
            AND id NOT IN (
              SELECT id FROM publication WHERE website_id = site_id ORDER BY id DESC LIMIT keep
            )
          ORDER BY id LIMIT at_once
        ) oldest;
        IF old IS NULL THEN RETURN 0; END IF;
        WITH gone AS (
          DELETE FROM publication_document WHERE website_id = site_id AND publication_id = ANY (old)
          RETURNING document_id, revision
        )
        SELECT array_agg(DISTINCT document_id) INTO parts FROM gone;
        DELETE FROM publication WHERE website_id = site_id AND id = ANY (old);
        DELETE FROM document_revision kept
        WHERE website_id = site_id AND document_id = ANY (parts)
          AND NOT EXISTS (
            SELECT FROM publication_document p WHERE p.website_id = site_id
              AND p.document_id = kept.document_id AND p.revision = kept.revision
          )
          AND NOT EXISTS (
            SELECT FROM item i WHERE i.website_id = site_id
              AND i.document_id = kept.document_id AND i.published_revision = kept.revision
          );
        RETURN cardinality(old);
      END $$`.execute(db)
    await sql`REVOKE ALL ON FUNCTION sitewright_forget_publications FROM PUBLIC`.execute(db)
    await sql`GRANT EXECUTE ON FUNCTION sitewright_forget_publications TO ${sql.id(APP_ROLE)}`.execute(
      db,
    )
  },

  '1061-content-keep-named': async (db) => {
    await sql`DROP FUNCTION sitewright_forget_publications`.execute(db)
    await sql`
      CREATE FUNCTION sitewright_forget_publications(keep int, keep_named int, at_once int) RETURNS int
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        site_id text := nullif(current_setting('app.website_id', true), '');
        old text[];
        parts text[];
        things text[];
      BEGIN
        IF site_id IS NULL OR keep < 1 OR keep_named < 1 THEN
          RAISE EXCEPTION 'Old versions are removed of one site, and not all of them';
        END IF;
        SELECT array_agg(id) INTO old FROM (
          SELECT id FROM publication
          WHERE website_id = site_id
            AND id NOT IN (SELECT publication_id FROM site WHERE id = site_id AND publication_id IS NOT NULL)
            AND id NOT IN (
              SELECT id FROM publication WHERE website_id = site_id ORDER BY id DESC LIMIT keep
            )
            AND id NOT IN (
              SELECT publication_id FROM publication_name
              WHERE website_id = site_id ORDER BY publication_id DESC LIMIT keep_named
            )
          ORDER BY id LIMIT at_once
        ) oldest;
        IF old IS NULL THEN RETURN 0; END IF;
        WITH gone AS (
          DELETE FROM publication_document WHERE website_id = site_id AND publication_id = ANY (old)
          RETURNING document_id, revision
        )
        SELECT array_agg(DISTINCT document_id) INTO parts FROM gone;
        DELETE FROM publication_name WHERE website_id = site_id AND publication_id = ANY (old);
        DELETE FROM publication WHERE website_id = site_id AND id = ANY (old);
        DELETE FROM document_revision kept
        WHERE website_id = site_id AND document_id = ANY (parts)
          AND NOT EXISTS (
            SELECT FROM publication_document p WHERE p.website_id = site_id
              AND p.document_id = kept.document_id AND p.revision = kept.revision
          )
          AND NOT EXISTS (
            SELECT FROM item i WHERE i.website_id = site_id
              AND i.document_id = kept.document_id AND i.published_revision = kept.revision
          );
        -- What waits in the trash still needs its body.
        SELECT array_agg(id) INTO things FROM page
        WHERE website_id = site_id AND document_id = ANY (parts) AND is_removed
          AND NOT EXISTS (
            SELECT FROM trash_entry t WHERE t.website_id = site_id AND t.thing_id = page.id
          );
        IF things IS NOT NULL THEN PERFORM sitewright_forget_bodies(things); END IF;
        RETURN cardinality(old);
      END $$`.execute(db)
    await sql`REVOKE ALL ON FUNCTION sitewright_forget_publications FROM PUBLIC`.execute(db)
    await sql`GRANT EXECUTE ON FUNCTION sitewright_forget_publications TO ${sql.id(APP_ROLE)}`.execute(
      db,
    )
  },

  '1062-content-bodies-left-behind': async (db) => {
    // Until now bodies stayed whose things were removed for good while a version had them, also when that was forgotten.
    const read = ['page', 'item', 'trash_entry', 'publication_document']
    const cleared = ['document', 'document_change', 'document_revision']
    await acrossSites(db, [...read, ...cleared], async () => {
      await sql`
        DO $$
        DECLARE
          site_id text;
          things text[];
        BEGIN
          FOR site_id IN SELECT id FROM site LOOP
            PERFORM set_config('app.website_id', site_id, true);
            SELECT array_agg(page.id) INTO things FROM page
            WHERE website_id = site_id AND document_id IS NOT NULL AND is_removed
              AND NOT EXISTS (
                SELECT FROM trash_entry t WHERE t.website_id = site_id AND t.thing_id = page.id
              );
            IF things IS NOT NULL THEN PERFORM sitewright_forget_bodies(things); END IF;
          END LOOP;
          PERFORM set_config('app.website_id', '', true);
        END $$`.execute(db)
    })
  },
}
