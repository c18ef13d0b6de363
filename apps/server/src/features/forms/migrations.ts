import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

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
}
