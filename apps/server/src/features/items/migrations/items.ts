import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const itemMigrations: Migrations = {
  '0310-items': async (db) => {
    await sql`
      CREATE TABLE author (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        display_name text NOT NULL,
        bio text NOT NULL,
        avatar_id text,
        website_url text NOT NULL,
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await sql`
      CREATE TABLE item (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        collection_id text NOT NULL,
        record_type smallint NOT NULL,
        status text NOT NULL
          CHECK (status IN ('draft', 'needsReview', 'scheduled', 'private', 'public')),
        publish_on timestamptz NOT NULL,
        visible_from timestamptz,
        title text NOT NULL,
        url_id text NOT NULL,
        excerpt jsonb,
        image_id text,
        author_id text,
        starred boolean NOT NULL,
        source_url text NOT NULL,
        passthrough boolean NOT NULL,
        tags text[] NOT NULL,
        categories text[] NOT NULL,
        location jsonb,
        allows_comments boolean NOT NULL,
        like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
        comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
        seo_title text NOT NULL,
        seo_description text NOT NULL,
        starts_at timestamptz,
        ends_at timestamptz,
        content jsonb NOT NULL,
        position integer NOT NULL,
        document_id text,
        published_revision integer,
        is_removed boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        CHECK ((status IN ('public', 'scheduled')) = (visible_from IS NOT NULL)),
        FOREIGN KEY (website_id, collection_id) REFERENCES page (website_id, id),
        FOREIGN KEY (website_id, author_id) REFERENCES author (website_id, id),
        FOREIGN KEY (website_id, document_id) REFERENCES document (website_id, id),
        FOREIGN KEY (website_id, document_id, published_revision)
          REFERENCES document_revision (website_id, document_id, revision)
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX item_address ON item (website_id, collection_id, url_id)
        WHERE NOT is_removed`.execute(db)
    // Each order of a list has an index.
    await sql`
      CREATE INDEX item_by_date ON item (website_id, collection_id, publish_on DESC, id DESC)
        WHERE NOT is_removed`.execute(db)
    await sql`
      CREATE INDEX item_by_place ON item (website_id, collection_id, position, id)
        WHERE NOT is_removed`.execute(db)
    await sql`
      CREATE INDEX item_by_start ON item (website_id, collection_id, starts_at, id)
        WHERE NOT is_removed AND starts_at IS NOT NULL`.execute(db)
    await sql`
      CREATE TABLE item_term (
        website_id text NOT NULL,
        collection_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('tag', 'category')),
        term_ci text NOT NULL,
        item_id text NOT NULL,
        PRIMARY KEY (website_id, collection_id, kind, term_ci, item_id),
        FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
      )`.execute(db)
    for (const table of ['author', 'item', 'item_term']) await protectTenantTable(db, table)
  },
}
