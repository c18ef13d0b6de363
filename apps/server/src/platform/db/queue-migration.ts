import { sql } from 'kysely'
import { APP_ROLE } from './app-role.ts'
import type { Migrations } from './migrate.ts'
import { createTotals } from './totals.ts'

/**
 * Functions that run with their owner's rights; a test holds the database to this list. The server's role may add jobs but not
 * change the queue nor read more of it than when a job of the site runs next, and forget versions of a site but change none. Each of them checks that it works for the site that
 * its transaction is bound to, but for those that give totals over all sites and name none (`createTotals`).
 */
export const SECURITY_DEFINER_FUNCTIONS = [
  'sitewright_enqueue',
  'sitewright_erase_site',
  'sitewright_forget_bodies',
  'sitewright_forget_publications',
  'sitewright_mail_totals',
  'sitewright_next_tries',
  'sitewright_payment_totals',
  'sitewright_queue_totals',
] as const

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

  // Written by the role that owns the queue, and read by nobody else.
  '0583-queue-worker-pools': async (db) => {
    await sql`
      CREATE UNLOGGED TABLE worker_pool (
        id text PRIMARY KEY,
        seen_at timestamptz NOT NULL
      )`.execute(db)
  },

  '0768-queue-next-tries': async (db) => {
    await sql`
      CREATE FUNCTION sitewright_next_tries()
      RETURNS TABLE (subject_id text, run_at timestamptz)
      LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        RETURN QUERY
          SELECT job.payload ->> 'id', job.run_at FROM graphile_worker._private_jobs AS job
          WHERE job.payload ->> 'siteId' = nullif(current_setting('app.website_id', true), '')
            AND job.attempts < job.max_attempts;
      END $$`.execute(db)
    await sql`REVOKE ALL ON FUNCTION sitewright_next_tries FROM PUBLIC`.execute(db)
    await sql`GRANT EXECUTE ON FUNCTION sitewright_next_tries TO ${sql.id(APP_ROLE)}`.execute(db)
  },

  // A job with a time tells no worker that it is there: each lane would look for work, three of four in vain, and transactions that
  // notify commit one after another. Workers look every two seconds anyway. A job with a key goes the queue's own way.
  '0784-queue-quiet-jobs': async (db) => {
    await sql`
      CREATE OR REPLACE FUNCTION sitewright_enqueue(
        task text, website_id text, subject_id text, job_key text, run_at timestamptz, max_attempts int
      ) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF website_id IS DISTINCT FROM nullif(current_setting('app.website_id', true), '') THEN
          RAISE EXCEPTION 'A job belongs to the site of its transaction';
        END IF;
        IF job_key IS NULL AND run_at IS NOT NULL THEN
          INSERT INTO graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
          SELECT known.id, json_build_object('siteId', website_id, 'id', subject_id),
            sitewright_enqueue.run_at, sitewright_enqueue.max_attempts::smallint
          FROM graphile_worker._private_tasks AS known WHERE known.identifier = task;
          IF FOUND THEN
            RETURN;
          END IF;
        END IF;
        PERFORM graphile_worker.add_job(
          identifier => task,
          payload => json_build_object('siteId', website_id, 'id', subject_id),
          run_at => run_at,
          job_key => CASE WHEN job_key IS NULL THEN NULL ELSE website_id || ':' || job_key END,
          max_attempts => max_attempts
        );
      END $$`.execute(db)
  },

  '1145-queue-totals': async (db) => {
    await createTotals(db, {
      name: 'sitewright_queue_totals',
      columns: 'task text, waiting bigint, due bigint, oldest double precision, dead bigint',
      select: `
        SELECT task.identifier, count(*) FILTER (WHERE job.attempts < job.max_attempts),
          count(*) FILTER (WHERE job.is_due),
          coalesce(extract(epoch FROM now() - min(job.run_at) FILTER (WHERE job.is_due)), 0)::float8,
          count(*) FILTER (WHERE job.attempts >= job.max_attempts AND job.locked_at IS NULL)
        FROM graphile_worker._private_tasks AS task
        JOIN (
          SELECT *, attempts < max_attempts AND locked_at IS NULL AND run_at <= now() AS is_due
          FROM graphile_worker._private_jobs
        ) AS job ON job.task_id = task.id
        GROUP BY task.identifier`,
    })
  },
}
