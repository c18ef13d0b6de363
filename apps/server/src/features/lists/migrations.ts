import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0962-lists': async (db) => {
    await sql`
      CREATE TABLE mailing_list (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        name text NOT NULL,
        is_default boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'mailing_list')
    await sql`
      CREATE UNIQUE INDEX mailing_list_default ON mailing_list (website_id) WHERE is_default`.execute(
      db,
    )
    await sql`
      CREATE TABLE subscriber (
        website_id text NOT NULL,
        id text NOT NULL,
        list_id text NOT NULL,
        email text NOT NULL,
        email_key text NOT NULL,
        name text NOT NULL,
        state text NOT NULL CHECK (state IN ('pending', 'subscribed', 'unsubscribed', 'bounced')),
        consent jsonb,
        request jsonb,
        doubts text[] NOT NULL DEFAULT '{}',
        asked_at timestamptz,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, list_id, email_key),
        FOREIGN KEY (website_id, list_id) REFERENCES mailing_list ON DELETE CASCADE,
        CHECK (state <> 'subscribed' OR consent IS NOT NULL)
      )`.execute(db)
    await protectTenantTable(db, 'subscriber')
    await sql`CREATE INDEX subscriber_of_list ON subscriber (website_id, list_id, id DESC)`.execute(
      db,
    )
    await sql`
      CREATE INDEX subscriber_by_state ON subscriber (website_id, list_id, state, id DESC)`.execute(
      db,
    )
    await sql`
      CREATE TABLE erased_address (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        hash text NOT NULL,
        erased_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, hash)
      )`.execute(db)
    await protectTenantTable(db, 'erased_address')
  },
  '0964-subscriber-imports': async (db) => {
    await sql`
      CREATE TABLE subscriber_import (
        website_id text NOT NULL,
        id text NOT NULL,
        list_id text NOT NULL,
        filename text NOT NULL,
        state text NOT NULL CHECK (state IN ('ready', 'running', 'done')),
        proof text NOT NULL,
        counts jsonb NOT NULL,
        wrong_rows jsonb NOT NULL,
        done_count int NOT NULL DEFAULT 0,
        added_count int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, list_id) REFERENCES mailing_list ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'subscriber_import')
    await sql`
      CREATE TABLE subscriber_import_part (
        website_id text NOT NULL,
        import_id text NOT NULL,
        number int NOT NULL,
        rows jsonb NOT NULL,
        PRIMARY KEY (website_id, import_id, number),
        FOREIGN KEY (website_id, import_id) REFERENCES subscriber_import ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'subscriber_import_part')
  },
}
