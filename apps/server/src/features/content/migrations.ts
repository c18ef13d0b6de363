import { type Kysely, sql } from 'kysely'
import { APP_ROLE } from '../../platform/db/app-role.ts'
import type { Migrations } from '../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0100-content-drafts': async (db) => {
    await sql`
      CREATE TABLE document (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('page', 'footer')),
        body jsonb NOT NULL,
        revision integer NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await sql`
      CREATE TABLE document_change (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        document_id text NOT NULL,
        revision integer NOT NULL,
        batch_id text NOT NULL,
        operations jsonb,
        is_rebased boolean NOT NULL,
        account_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, document_id, revision),
        UNIQUE (website_id, document_id, batch_id),
        FOREIGN KEY (website_id, document_id) REFERENCES document
      )`.execute(db)
    await sql`
      CREATE TABLE page (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        type smallint NOT NULL,
        title text NOT NULL,
        navigation_title text NOT NULL,
        url_id text NOT NULL,
        is_home boolean NOT NULL,
        document_id text,
        position integer,
        is_removed boolean NOT NULL DEFAULT false,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, document_id) REFERENCES document
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX page_address ON page (website_id, url_id) WHERE NOT is_removed`.execute(
      db,
    )
    await sql`
      CREATE UNIQUE INDEX page_home ON page (website_id) WHERE is_home AND NOT is_removed`.execute(
      db,
    )
    await sql`
      CREATE TABLE site_draft (
        website_id text PRIMARY KEY REFERENCES site ON DELETE CASCADE,
        header jsonb NOT NULL,
        footer_id text NOT NULL,
        FOREIGN KEY (website_id, footer_id) REFERENCES document
      )`.execute(db)
    await protect(db, 'document', 'document_change', 'page', 'site_draft')
  },

  '0101-content-publications': async (db) => {
    await sql`
      CREATE TABLE document_revision (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        document_id text NOT NULL,
        revision integer NOT NULL,
        body jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, document_id, revision),
        FOREIGN KEY (website_id, document_id) REFERENCES document
      )`.execute(db)
    await sql`
      CREATE TABLE publication (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        manifest jsonb NOT NULL,
        note text NOT NULL,
        changes jsonb NOT NULL,
        author_id text,
        author_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await sql`
      CREATE TABLE publication_document (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        publication_id text NOT NULL,
        document_id text NOT NULL,
        revision integer NOT NULL,
        PRIMARY KEY (website_id, publication_id, document_id),
        FOREIGN KEY (website_id, publication_id) REFERENCES publication,
        FOREIGN KEY (website_id, document_id, revision) REFERENCES document_revision
      )`.execute(db)
    await sql`
      ALTER TABLE site ADD CONSTRAINT site_publication
        FOREIGN KEY (id, publication_id) REFERENCES publication (website_id, id)`.execute(db)
    await protect(db, 'document_revision', 'publication', 'publication_document')
    // Published versions are immutable, enforced here against bugs.
    await sql`
      REVOKE UPDATE, DELETE ON document_revision, publication, publication_document
        FROM ${sql.id(APP_ROLE)}`.execute(db)
  },

  '0300-content-collections': async (db) => {
    await acrossSites(db, ['page'], async () => {
      await sql`
        ALTER TABLE page
          ADD COLUMN kind text,
          ADD COLUMN parent_id text,
          ADD COLUMN settings jsonb NOT NULL DEFAULT '{}',
          ADD FOREIGN KEY (website_id, parent_id) REFERENCES page (website_id, id)`.execute(db)
      await sql`UPDATE page SET kind = CASE type WHEN 13 THEN 'products' ELSE 'page' END`.execute(
        db,
      )
    })
    await sql`ALTER TABLE page ALTER COLUMN kind SET NOT NULL`.execute(db)
    await sql`
      ALTER TABLE document DROP CONSTRAINT document_kind_check,
        ADD CONSTRAINT document_kind_check CHECK (kind IN ('page', 'footer', 'item'))`.execute(db)
  },

  '0440-content-style': async (db) => {
    // Until now there was one theme.
    await sql`
      ALTER TABLE site_draft ADD COLUMN style jsonb NOT NULL
        DEFAULT '{"theme": "hearth", "tweaks": {}, "css": ""}'`.execute(db)
    await sql`ALTER TABLE site_draft ALTER COLUMN style DROP DEFAULT`.execute(db)
    await sql`ALTER TABLE site DROP COLUMN theme`.execute(db)
  },

  '0475-content-navigations': async (db) => {
    // Until now there was one navigation.
    await sql`ALTER TABLE page ADD COLUMN navigation text`.execute(db)
    await acrossSites(db, ['page'], async () => {
      await sql`UPDATE page SET navigation = 'main' WHERE position IS NOT NULL`.execute(db)
    })
    await sql`
      ALTER TABLE page ADD CHECK ((navigation IS NULL) = (position IS NULL))`.execute(db)
  },

  '0476-content-block-fields': async (db) => {
    await sql`
      CREATE TABLE block_field (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        document_id text NOT NULL,
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, document_id) REFERENCES document
      )`.execute(db)
    await sql`ALTER TABLE document DROP CONSTRAINT document_kind_check`.execute(db)
    // Until now there was only the footer, which becomes one of the fields, in versions as well.
    await acrossSites(db, ['site_draft', 'document', 'publication'], async () => {
      await sql`
        INSERT INTO block_field (website_id, id, document_id)
        SELECT website_id, 'footer', footer_id FROM site_draft`.execute(db)
      await sql`UPDATE document SET kind = 'field' WHERE kind = 'footer'`.execute(db)
      await sql`
        UPDATE publication SET manifest = (manifest - 'footer')
          || jsonb_build_object('fields', jsonb_build_object('footer', manifest -> 'footer'))
        WHERE manifest ? 'footer'`.execute(db)
    })
    await sql`
      ALTER TABLE document
        ADD CONSTRAINT document_kind_check CHECK (kind IN ('page', 'field', 'item'))`.execute(db)
    await sql`ALTER TABLE site_draft DROP COLUMN footer_id`.execute(db)
    await protect(db, 'block_field')
  },

  '0481-content-removed-fields': async (db) => {
    await sql`
      ALTER TABLE block_field
        ADD COLUMN named text[] NOT NULL DEFAULT '{}',
        ADD COLUMN is_drafted boolean NOT NULL DEFAULT true,
        ADD COLUMN is_removed boolean NOT NULL DEFAULT false`.execute(db)
    await acrossSites(db, ['block_field', 'page', 'item', 'product'], async () => {
      await sql`
        UPDATE block_field SET named = ARRAY(
          SELECT found[1]
          FROM regexp_matches(id, '(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])', 'g') AS found)`.execute(
        db,
      )
      await sql`
        UPDATE block_field SET is_drafted = false FROM page
        WHERE page.website_id = block_field.website_id AND page.id = ANY (block_field.named)
          AND page.is_removed`.execute(db)
      await sql`
        UPDATE block_field SET is_removed = true
        FROM (
          SELECT website_id, id FROM item WHERE is_removed
          UNION ALL SELECT website_id, id FROM product WHERE is_removed
        ) gone
        WHERE gone.website_id = block_field.website_id
          AND gone.id = ANY (block_field.named)`.execute(db)
    })
    await sql`ALTER TABLE block_field ALTER COLUMN named DROP DEFAULT`.execute(db)
  },

  '0600-content-site-operations': async (db) => {
    await sql`ALTER TABLE site_draft ADD COLUMN revision integer NOT NULL DEFAULT 1`.execute(db)
    await sql`
      CREATE TABLE site_draft_change (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        revision integer NOT NULL,
        batch_id text NOT NULL,
        operations jsonb,
        is_rebased boolean NOT NULL,
        account_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, revision),
        UNIQUE (website_id, batch_id)
      )`.execute(db)
    await protect(db, 'site_draft_change')
  },

  '0625-content-navigation-trees': async (db) => {
    // Until now an entry of a navigation was a page, which named its folder and place itself.
    await sql`ALTER TABLE site_draft ADD COLUMN navigations jsonb NOT NULL DEFAULT '{}'`.execute(db)
    await sql`ALTER TABLE site_draft ALTER COLUMN navigations DROP DEFAULT`.execute(db)
    await acrossSites(db, ['site_draft', 'page'], async () => {
      await sql`
        UPDATE page SET parent_id = NULL
        FROM page child LEFT JOIN page folder
          ON folder.website_id = child.website_id AND folder.id = child.parent_id
            AND NOT folder.is_removed AND folder.navigation IS NOT NULL AND folder.parent_id IS NULL
        WHERE page.website_id = child.website_id AND page.id = child.id
          AND page.parent_id IS NOT NULL AND (folder.id IS NULL OR child.navigation IS NULL)`.execute(
        db,
      )
      await sql`
        WITH entry AS (
          SELECT website_id, id, navigation, position, parent_id FROM page
          WHERE navigation IS NOT NULL AND NOT is_removed
        ), folder AS (
          SELECT website_id, parent_id,
            jsonb_agg(jsonb_build_object('collectionId', id, 'items', '[]'::jsonb)
              ORDER BY position, id) AS items
          FROM entry WHERE parent_id IS NOT NULL GROUP BY website_id, parent_id
        ), tree AS (
          SELECT entry.website_id, entry.navigation,
            jsonb_agg(jsonb_build_object(
              'collectionId', entry.id, 'items', coalesce(folder.items, '[]'::jsonb))
              ORDER BY entry.position, entry.id) AS items
          FROM entry LEFT JOIN folder
            ON folder.website_id = entry.website_id AND folder.parent_id = entry.id
          WHERE entry.parent_id IS NULL GROUP BY entry.website_id, entry.navigation
        ), whole AS (
          SELECT website_id, jsonb_object_agg(navigation, items) AS navigations
          FROM tree GROUP BY website_id
        )
        UPDATE site_draft SET navigations = '{"main": []}'::jsonb || coalesce(whole.navigations, '{}')
        FROM site_draft old LEFT JOIN whole USING (website_id)
        WHERE site_draft.website_id = old.website_id`.execute(db)
    })
    await sql`ALTER TABLE page DROP COLUMN navigation, DROP COLUMN position`.execute(db)
  },

  '0640-content-moments-of-notes': async (db) => {
    await sql`ALTER TABLE publication ADD COLUMN about_at timestamptz`.execute(db)
  },

  '0820-content-slideshows-as-they-were': async (db) => {
    // Slideshows showed all of each picture until there was a setting, whose default fills the frame.
    const whole = sql`'{"galleryAutoCrop": false}'::jsonb`
    await acrossSites(db, ['page', 'publication'], async () => {
      await sql`UPDATE page SET settings = settings || ${whole}
        WHERE settings ->> 'galleryDesign' = 'slideshow'`.execute(db)
      await sql`
        UPDATE publication SET manifest = jsonb_set(manifest, '{pages}', (
          SELECT jsonb_agg(
            CASE WHEN entry #>> '{settings,galleryDesign}' = 'slideshow'
              THEN jsonb_set(entry, '{settings}', entry -> 'settings' || ${whole}) ELSE entry END
            ORDER BY place)
          FROM jsonb_array_elements(manifest -> 'pages') WITH ORDINALITY AS page (entry, place)))
        WHERE manifest @> '{"pages": [{"settings": {"galleryDesign": "slideshow"}}]}'`.execute(db)
    })
  },

  '1060-content-publication-names': async (db) => {
    await sql`
      CREATE TABLE publication_name (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        publication_id text NOT NULL,
        name text NOT NULL,
        PRIMARY KEY (website_id, publication_id),
        FOREIGN KEY (website_id, publication_id) REFERENCES publication
      )`.execute(db)
    await protect(db, 'publication_name')
  },
}

async function protect(db: Kysely<unknown>, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) await protectTenantTable(db, table)
}
