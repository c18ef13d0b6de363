import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'
import { APP_ROLE } from '../../platform/db/app-role.ts'
import type { Migrations } from '../../platform/db/migrate.ts'

/** Removes versions of a site beyond the newest `KEEP_PUBLICATIONS`; the one that is live always stays. */
export const forgetPublications: Chore = {
  name: 'old versions',
  ofSite: async ({ db }, { keep, atOnce }) => {
    const { rows } = await sql<{ count: number }>`
      SELECT sitewright_forget_publications(${keep.publications}::int, ${atOnce}::int) AS count`.execute(
      db,
    )
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
}
