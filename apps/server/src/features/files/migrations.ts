import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0110-files': async (db) => {
    await sql`
      CREATE TABLE asset (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        filename text NOT NULL,
        alt_text text NOT NULL,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        bytes integer NOT NULL,
        format text NOT NULL,
        has_alpha boolean NOT NULL,
        is_animated boolean NOT NULL,
        focal_x real NOT NULL DEFAULT 0.5,
        focal_y real NOT NULL DEFAULT 0.5,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'asset')
  },
  '0320-files-library': async (db) => {
    await sql`
      ALTER TABLE asset
        ADD kind text NOT NULL DEFAULT 'image',
        ADD colors jsonb,
        ADD version integer NOT NULL DEFAULT 1,
        ADD path_name text,
        ALTER width DROP NOT NULL,
        ALTER height DROP NOT NULL,
        ADD CHECK ((kind = 'image') = (width IS NOT NULL AND height IS NOT NULL)),
        ADD CHECK ((kind = 'image') = (path_name IS NULL)),
        ADD UNIQUE (website_id, path_name)`.execute(db)
  },
  '0721-files-private': async (db) => {
    await sql`
      CREATE TABLE private_file (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        filename text NOT NULL,
        format text NOT NULL,
        bytes integer NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )`.execute(db)
    await protectTenantTable(db, 'private_file')
  },
  '0880-files-content-hash': async (db) => {
    await sql`
      ALTER TABLE asset
        ADD content_hash text,
        ADD UNIQUE (website_id, content_hash)`.execute(db)
  },
  '1022-files-in-the-trash': async (db) => {
    // A name and a picture's bytes are free for others while their file is in the trash.
    await sql`
      ALTER TABLE asset
        ADD is_removed boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT asset_website_id_path_name_key,
        DROP CONSTRAINT asset_website_id_content_hash_key`.execute(db)
    await sql`
      CREATE UNIQUE INDEX asset_path_name ON asset (website_id, path_name)
        WHERE NOT is_removed`.execute(db)
    await sql`
      CREATE UNIQUE INDEX asset_content_hash ON asset (website_id, content_hash)
        WHERE NOT is_removed`.execute(db)
  },
  '1090-file-folders': async (db) => {
    await sql`
      CREATE TABLE file_folder (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        parent_id text,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id),
        FOREIGN KEY (website_id, parent_id) REFERENCES file_folder,
        CHECK (parent_id <> id)
      )`.execute(db)
    await protectTenantTable(db, 'file_folder')
    // The check of the new key reads the rows.
    await acrossSites(db, ['asset', 'file_folder'], async () => {
      await sql`
        ALTER TABLE asset
          ADD folder_id text,
          ADD FOREIGN KEY (website_id, folder_id) REFERENCES file_folder`.execute(db)
    })
    await sql`CREATE INDEX asset_folder ON asset (website_id, folder_id)`.execute(db)
  },
  '1091-files-decorative': async (db) => {
    await sql`ALTER TABLE asset ADD is_decorative boolean NOT NULL DEFAULT false`.execute(db)
  },
  '1092-files-edited': async (db) => {
    await sql`
      ALTER TABLE asset
        ADD edit jsonb,
        ADD unedited jsonb,
        ADD CHECK ((edit IS NULL) = (unedited IS NULL))`.execute(db)
  },
  '1129-files-of-the-same-bytes': async (db) => {
    // Uploads of owners have one as well now, and owners may keep the same bytes twice. What has none is left out, and the old
    // index goes last: older nodes read files while this one is built.
    await sql`
      CREATE INDEX asset_of_content ON asset (website_id, content_hash)
        WHERE content_hash IS NOT NULL AND NOT is_removed`.execute(db)
    await sql`DROP INDEX asset_content_hash`.execute(db)
  },
}
