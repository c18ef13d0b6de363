import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { acrossSites, openGlobalTable, protectTenantTable } from '../../platform/db/tenant-table.ts'
import { indexStoredChoices } from './answer-choices.ts'
import { indexStoredAnswers } from './index-stored-answers.ts'

export const migrations: Migrations = {
  '0920-forms': async (db) => {
    await sql`
      CREATE TABLE form (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        name text NOT NULL,
        definition jsonb NOT NULL,
        revision int NOT NULL DEFAULT 1,
        closes_at timestamptz,
        max_answers int,
        answer_count int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now(),
        last_answer_at timestamptz,
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'form')
    await sql`
      CREATE TABLE form_answer (
        website_id text NOT NULL,
        id text NOT NULL,
        form_id text NOT NULL,
        key_hash text NOT NULL,
        sent_hash text NOT NULL,
        entries jsonb NOT NULL,
        words text NOT NULL,
        email text NOT NULL,
        page jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('kept', 'held')),
        doubts text[] NOT NULL,
        labels text[] NOT NULL DEFAULT '{}',
        read_at timestamptz,
        sent_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, key_hash),
        FOREIGN KEY (website_id, form_id) REFERENCES form ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'form_answer')
    await sql`CREATE INDEX form_answer_of_form ON form_answer (website_id, form_id, id DESC)`.execute(
      db,
    )
    await sql`
      CREATE INDEX form_answer_unread ON form_answer (website_id, form_id, id DESC)
      WHERE read_at IS NULL AND state = 'kept'`.execute(db)
    await sql`
      CREATE INDEX form_answer_held ON form_answer (website_id, form_id, id DESC)
      WHERE state = 'held'`.execute(db)
  },
  '0950-labelled-answers': async (db) => {
    // Labels are given by hand, so few answers have any.
    await sql`
      CREATE INDEX form_answer_labelled ON form_answer (website_id, form_id, id DESC)
      WHERE labels <> '{}'`.execute(db)
  },
  '0951-answer-replies': async (db) => {
    await sql`
      CREATE TABLE answer_reply (
        website_id text NOT NULL,
        id text NOT NULL,
        answer_id text NOT NULL,
        author text NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        written_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, answer_id) REFERENCES form_answer ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'answer_reply')
    await sql`CREATE INDEX answer_reply_of_answer ON answer_reply (website_id, answer_id, id)`.execute(
      db,
    )
  },
  '0954-forms-replies': async (db) => {
    await sql`
      CREATE TABLE form_reply (
        website_id text NOT NULL,
        form_id text NOT NULL,
        email_hash text NOT NULL,
        sent_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, form_id, email_hash),
        FOREIGN KEY (website_id, form_id) REFERENCES form ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'form_reply')
  },
  '0955-forms-webhooks': async (db) => {
    await sql`
      ALTER TABLE form
        ADD COLUMN webhook_version int NOT NULL DEFAULT 1,
        ADD COLUMN webhook_renewed_at timestamptz`.execute(db)
    await sql`
      CREATE TABLE form_delivery (
        website_id text NOT NULL,
        id text NOT NULL,
        form_id text NOT NULL,
        answer_id text NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
        attempts int NOT NULL DEFAULT 0,
        status int,
        problem text NOT NULL DEFAULT '',
        took_ms int,
        created_at timestamptz NOT NULL,
        tried_at timestamptz,
        next_at timestamptz,
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, form_id) REFERENCES form ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'form_delivery')
    await sql`
      CREATE INDEX form_delivery_of_form ON form_delivery (website_id, form_id, id DESC)`.execute(
      db,
    )
  },
  '0960-forms-files': async (db) => {
    await sql`
      CREATE TABLE form_file (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        form_id text NOT NULL,
        field_id text NOT NULL,
        visitor text,
        answer_id text,
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'form_file')
    await sql`CREATE INDEX form_file_answer ON form_file (website_id, answer_id)`.execute(db)
  },
  '0974-answer-search': async (db) => {
    await sql`ALTER TABLE form ADD COLUMN sent_count int NOT NULL DEFAULT 0`.execute(db)
    await sql`
      CREATE TABLE form_answer_search (
        website_id text NOT NULL,
        answer_id text NOT NULL,
        segment int NOT NULL,
        words tsvector NOT NULL,
        PRIMARY KEY (website_id, answer_id),
        FOREIGN KEY (website_id, answer_id) REFERENCES form_answer ON DELETE CASCADE
      )`.execute(db)
    await openGlobalTable(db, 'form_answer_search')
    await acrossSites(db, ['form', 'form_answer'], () => indexStoredAnswers(db))
    // GIN index without a pending list, which every segment of a search would read again.
    await sql`
      CREATE INDEX form_answer_search_words ON form_answer_search USING gin (words)
      WITH (fastupdate = off)`.execute(db)
  },
  '0975-answers-by-state': async (db) => {
    // One index for the list, whatever state is asked for, and for the foreign key of a form that is removed.
    await sql`DROP INDEX form_answer_of_form, form_answer_held`.execute(db)
    await sql`
      CREATE INDEX form_answer_by_state ON form_answer (website_id, form_id, state, id DESC)`.execute(
      db,
    )
  },
  '0976-removed-fields': async (db) => {
    await sql`ALTER TABLE form ADD COLUMN removed_fields jsonb NOT NULL DEFAULT '[]'`.execute(db)
    await acrossSites(db, ['form', 'form_answer'], async () => {
      await sql`
        WITH asked AS (
          SELECT website_id, form_id, entry ->> 'id' AS id, entry ->> 'type' AS type,
            max(entry ->> 'rawTitle') AS title,
            coalesce(jsonb_agg(DISTINCT option) FILTER (WHERE option IS NOT NULL), '[]') AS options
          FROM form_answer
          CROSS JOIN jsonb_array_elements(entries) AS entry
          LEFT JOIN LATERAL jsonb_object_keys(
            CASE WHEN entry ->> 'type' = 'likert' AND jsonb_typeof(entry -> 'values') = 'object' THEN entry -> 'values' END
          ) AS option ON true
          GROUP BY website_id, form_id, entry ->> 'id', entry ->> 'type'
        ), removed AS (
          SELECT asked.website_id, form_id, jsonb_agg(jsonb_build_object(
            'id', asked.id, 'type', asked.type, 'title', title, 'key', '', 'options', options
          ) ORDER BY asked.id) AS fields
          FROM asked JOIN form ON form.website_id = asked.website_id AND form.id = form_id
          WHERE NOT definition -> 'fields' @> jsonb_build_array(
            jsonb_build_object('id', asked.id, 'type', asked.type)
          )
          GROUP BY asked.website_id, form_id
        )
        UPDATE form SET removed_fields = fields FROM removed
        WHERE removed.website_id = form.website_id AND form.id = form_id`.execute(db)
    })
  },
  '0990-answer-choices': async (db) => {
    await acrossSites(db, ['form_answer'], () => indexStoredChoices(db))
  },
  '0991-answer-words': async (db) => {
    // The index of words took its place.
    await sql`ALTER TABLE form_answer DROP COLUMN words`.execute(db)
  },
  '1085-answers-known-to-be-labelled': async (db) => {
    // Under row security PostgreSQL estimates by statistics only where an operator is leakproof, which that of arrays is not: it took
    // most answers to be labelled and read them all.
    await sql`
      ALTER TABLE form_answer
      ADD COLUMN is_labelled boolean NOT NULL GENERATED ALWAYS AS (labels <> '{}') STORED`.execute(
      db,
    )
    await sql`DROP INDEX form_answer_labelled`.execute(db)
    await sql`
      CREATE INDEX form_answer_labelled ON form_answer (website_id, form_id, id DESC)
      WHERE is_labelled`.execute(db)
  },
}
