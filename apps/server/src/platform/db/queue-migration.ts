import { sql } from 'kysely'
import { APP_ROLE } from './app-role.ts'
import type { Migrations } from './migrate.ts'

/**
 * The server's role may add jobs but not read or change the queue, so adding goes through this one
 * function with its owner's rights. It is the only such function; a test holds the database to that.
 * Callers say their site themselves: it must be the one their transaction is bound to.
 */
export const SECURITY_DEFINER_FUNCTIONS = ['sitewright_enqueue'] as const

export const queueMigrations: Migrations = {
  '0001-queue': async (db) => {
    await sql`
      CREATE FUNCTION sitewright_enqueue(
        task text, website_id text, subject_id text, job_key text, run_at timestamptz, max_attempts int
      ) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF website_id IS DISTINCT FROM nullif(current_setting('app.website_id', true), '') THEN
          RAISE EXCEPTION 'A job belongs to the site of its transaction';
        END IF;
        PERFORM graphile_worker.add_job(
          identifier => task,
          payload => json_build_object('siteId', website_id, 'id', subject_id),
          run_at => run_at,
          job_key => CASE WHEN job_key IS NULL THEN NULL ELSE website_id || ':' || job_key END,
          max_attempts => max_attempts
        );
      END $$`.execute(db)
    await sql`REVOKE ALL ON FUNCTION sitewright_enqueue FROM PUBLIC`.execute(db)
    await sql`GRANT EXECUTE ON FUNCTION sitewright_enqueue TO ${sql.id(APP_ROLE)}`.execute(db)
  },
}
