import { sql } from 'kysely'
import { APP_ROLE } from '../../platform/db/app-role.ts'
import type { Migrations } from '../../platform/db/migrate.ts'

/**
 * The only function with which the server's role can remove rows that are never changed, such as versions and lines of orders. It
 * works for a deleted site alone, finds its tables in the catalogue, so that it needs to know none by name, and is called until it gives 0.
 */
export const migrations: Migrations = {
  '1099-removed-sites-erase': async (db) => {
    await sql`
      CREATE FUNCTION sitewright_erase_site(at_once int) RETURNS int
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        site_id text := nullif(current_setting('app.website_id', true), '');
        tables text[];
        one text;
        held record;
        most int := at_once;
        erased int;
        is_left boolean;
      BEGIN
        IF NOT EXISTS (SELECT FROM site WHERE id = site_id AND removed_at IS NOT NULL) THEN
          RAISE EXCEPTION 'Only a site that was deleted is erased';
        END IF;
        UPDATE site SET publication_id = NULL WHERE id = site_id AND publication_id IS NOT NULL;
        -- People and domains go with the site's own row; the log of changes tells nodes that it is gone.
        SELECT array_agg(c.relname::text ORDER BY c.relname) INTO tables
        FROM pg_class c
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'website_id' AND NOT a.attisdropped
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
          AND c.relname NOT IN ('membership', 'domain', 'site_change');
        LOOP
          is_left := false;
          FOREACH one IN ARRAY tables LOOP
            BEGIN
              EXECUTE format(
                'DELETE FROM %1$I WHERE website_id = $1 AND ctid = ANY (ARRAY(SELECT ctid FROM %1$I WHERE website_id = $1 LIMIT $2))',
                one
              ) USING site_id, most;
              GET DIAGNOSTICS erased = ROW_COUNT;
              IF erased > 0 THEN RETURN erased; END IF;
            EXCEPTION WHEN foreign_key_violation THEN
              -- Rows of another table still name these.
              is_left := true;
            END;
          END LOOP;
          EXIT WHEN NOT is_left;
          IF most IS NULL THEN RAISE EXCEPTION 'Rows of a deleted site hold each other'; END IF;
          -- Tables name each other in a circle, as a cart and its order do: one side forgets the other.
          FOR held IN
            SELECT named.relname::text AS name, a.attname::text AS part
            FROM pg_constraint k
            JOIN pg_class named ON named.oid = k.conrelid
            JOIN pg_class target ON target.oid = k.confrelid
            JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey) AND NOT a.attnotnull
            WHERE k.contype = 'f' AND named.relname = ANY (tables) AND target.relname = ANY (tables)
            ORDER BY 1, 2
          LOOP
            BEGIN
              EXECUTE format(
                'UPDATE %1$I SET %2$I = NULL WHERE website_id = $1 AND ctid = ANY (ARRAY(SELECT ctid FROM %1$I WHERE website_id = $1 AND %2$I IS NOT NULL LIMIT $2))',
                held.name, held.part
              ) USING site_id, most;
              GET DIAGNOSTICS erased = ROW_COUNT;
              IF erased > 0 THEN RETURN erased; END IF;
            EXCEPTION WHEN check_violation THEN
              -- It may not be empty; another side has to give way.
              NULL;
            END;
          END LOOP;
          -- Rows of one table that need each other, such as branches of a tree, go together.
          most := NULL;
        END LOOP;
        DELETE FROM graphile_worker._private_jobs
        WHERE payload ->> 'siteId' = site_id AND locked_at IS NULL;
        RETURN 0;
      END $$`.execute(db)
    await sql`REVOKE ALL ON FUNCTION sitewright_erase_site FROM PUBLIC`.execute(db)
    await sql`GRANT EXECUTE ON FUNCTION sitewright_erase_site TO ${sql.id(APP_ROLE)}`.execute(db)
  },
}
