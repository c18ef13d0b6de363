import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { acrossSites, openGlobalTable, protectTenantTable } from '../../platform/db/tenant-table.ts'
import { REBUILD_SEARCH } from './request-rebuild.ts'

export const migrations: Migrations = {
  '0370-search-index': async (db) => {
    // These extensions come with PostgreSQL and are trusted: the database's owner may create them.
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db)
    await sql`CREATE EXTENSION IF NOT EXISTS btree_gin`.execute(db)
    await sql`
      CREATE TABLE search_entry (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('page', 'item', 'product')),
        id text NOT NULL,
        collection_id text NOT NULL,
        type text NOT NULL,
        visible_from timestamptz NOT NULL,
        title text NOT NULL,
        words text NOT NULL,
        spellings text NOT NULL,
        tsv tsvector NOT NULL,
        indexed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (website_id, kind, id)
      )`.execute(db)
    // GIN index without a pending list, so that a search never reads through what others have just saved.
    await sql`
      CREATE INDEX search_entry_tsv ON search_entry USING gin (website_id, tsv)
      WITH (fastupdate = off)`.execute(db)
    await sql`
      CREATE INDEX search_entry_spellings ON search_entry
      USING gin (website_id, spellings gin_trgm_ops) WITH (fastupdate = off)`.execute(db)
    await openGlobalTable(db, 'search_entry')
    await sql`
      CREATE TABLE search_text (
        website_id text NOT NULL,
        kind text NOT NULL,
        id text NOT NULL,
        title text NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (website_id, kind, id),
        FOREIGN KEY (website_id, kind, id) REFERENCES search_entry ON DELETE CASCADE
      )`.execute(db)
    await protectTenantTable(db, 'search_text')
    await rebuildAll(db)
  },

  '0371-search-index-words': async (db) => {
    await sql`CREATE EXTENSION IF NOT EXISTS fuzzystrmatch`.execute(db)
    await sql`ALTER TABLE search_entry DROP COLUMN words, DROP COLUMN spellings`.execute(db)
    await sql`
      CREATE TABLE search_word (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        word text NOT NULL,
        PRIMARY KEY (website_id, word)
      )`.execute(db)
    await protectTenantTable(db, 'search_word')
    await rebuildAll(db)
  },

  '0401-search-index-extension': async (db) => {
    // The extension is no longer needed; it stays where somebody else made or uses it.
    await sql`
      DO $$ BEGIN
        DROP EXTENSION IF EXISTS pg_trgm;
      EXCEPTION WHEN insufficient_privilege OR dependent_objects_still_exist THEN NULL;
      END $$`.execute(db)
  },

  // A product is an item (ADR 23), so its entry is one of an item.
  '0620-search-index-items': async (db) => {
    await acrossSites(db, ['search_text'], async () => {
      await sql`
        ALTER TABLE search_text DROP CONSTRAINT search_text_website_id_kind_id_fkey`.execute(db)
      await sql`ALTER TABLE search_entry DROP CONSTRAINT search_entry_kind_check`.execute(db)
      for (const table of ['search_text', 'search_entry']) {
        await sql`UPDATE ${sql.table(table)} SET kind = 'item' WHERE kind = 'product'`.execute(db)
      }
      await sql`
        ALTER TABLE search_entry ADD CHECK (kind IN ('page', 'item'))`.execute(db)
      await sql`
        ALTER TABLE search_text
          ADD FOREIGN KEY (website_id, kind, id) REFERENCES search_entry ON DELETE CASCADE`.execute(
        db,
      )
    })
  },
}

/** Sites that exist already are indexed once the server runs. */
async function rebuildAll(db: Kysely<unknown>): Promise<void> {
  await sql`
    SELECT graphile_worker.add_job(
      ${REBUILD_SEARCH.name}, json_build_object('siteId', id, 'id', id),
      job_key => id || ':' || ${REBUILD_SEARCH.name},
      max_attempts => ${REBUILD_SEARCH.maxAttempts}::int
    ) FROM site`.execute(db)
}
