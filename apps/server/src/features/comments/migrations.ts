import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0969-comments': async (db) => {
    await sql`
      CREATE TABLE comment (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        subject_kind text NOT NULL CHECK (subject_kind IN ('item', 'block')),
        subject_id text NOT NULL,
        thread_id text NOT NULL,
        parent_id text,
        name text NOT NULL,
        email text NOT NULL,
        words text NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'published', 'spam', 'removed')),
        doubts text[] NOT NULL,
        key_hash text NOT NULL,
        sender_hash text,
        is_by_owner boolean NOT NULL DEFAULT false,
        page_title text NOT NULL,
        page_path text NOT NULL,
        flag_count int NOT NULL DEFAULT 0 CHECK (flag_count >= 0),
        is_looked_at boolean NOT NULL DEFAULT false,
        sent_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, key_hash)
      )`.execute(db)
    await protectTenantTable(db, 'comment')
    await sql`
      CREATE INDEX comment_threads ON comment (website_id, subject_id, id DESC)
      WHERE parent_id IS NULL AND state = 'published'`.execute(db)
    await sql`
      CREATE INDEX comment_of_thread ON comment (website_id, thread_id, id)
      WHERE state = 'published'`.execute(db)
    await sql`
      CREATE INDEX comment_of_subject ON comment (website_id, subject_id)
      WHERE state = 'published'`.execute(db)
    await sql`CREATE INDEX comment_queue ON comment (website_id, state, id DESC)`.execute(db)
    await sql`
      CREATE INDEX comment_of_email ON comment (website_id, lower(email))
      WHERE email <> ''`.execute(db)
    await sql`
      CREATE INDEX comment_of_sender ON comment (website_id, sender_hash)
      WHERE sender_hash IS NOT NULL`.execute(db)
    await sql`
      CREATE TABLE comment_ban (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('email', 'sender')),
        value text NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, kind, value)
      )`.execute(db)
    await protectTenantTable(db, 'comment_ban')
    await sql`
      CREATE TABLE comment_flag (
        website_id text NOT NULL,
        comment_id text NOT NULL,
        who text NOT NULL,
        PRIMARY KEY (website_id, comment_id, who),
        FOREIGN KEY (website_id, comment_id) REFERENCES comment ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'comment_flag')
  },
  '0984-comment-readers': async (db) => {
    await sql`
      CREATE TABLE comment_reader (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        address_hash text NOT NULL,
        state text NOT NULL CHECK (state IN ('new', 'asked', 'confirmed', 'left')),
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, address_hash)
      )`.execute(db)
    await protectTenantTable(db, 'comment_reader')
    await sql`
      ALTER TABLE comment ADD COLUMN reader_id text,
        ADD COLUMN is_told boolean NOT NULL DEFAULT false,
        ADD FOREIGN KEY (website_id, reader_id) REFERENCES comment_reader NOT VALID`.execute(db)
    await sql`
      CREATE INDEX comment_of_reader ON comment (website_id, reader_id)
      WHERE reader_id IS NOT NULL`.execute(db)
    await sql`
      CREATE INDEX comment_of_parent ON comment (website_id, parent_id)
      WHERE parent_id IS NOT NULL`.execute(db)
  },
  '0985-comment-revisions': async (db) => {
    await sql`ALTER TABLE comment ADD COLUMN edited_at timestamptz`.execute(db)
    await sql`
      CREATE TABLE comment_revision (
        website_id text NOT NULL,
        comment_id text NOT NULL,
        id text NOT NULL,
        words text NOT NULL,
        replaced_by text NOT NULL,
        replaced_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, comment_id, id),
        FOREIGN KEY (website_id, comment_id) REFERENCES comment ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'comment_revision')
  },
}
