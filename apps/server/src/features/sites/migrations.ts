import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { openGlobalTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0020-sites': async (db) => {
    await sql`
      CREATE TABLE site (
        id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        identifier text NOT NULL UNIQUE,
        title text NOT NULL,
        time_zone text NOT NULL DEFAULT 'America/New_York',
        theme text NOT NULL,
        publication_id text,
        published_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`
      CREATE TABLE domain (
        host text PRIMARY KEY,
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`
      CREATE TABLE membership (
        account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        role smallint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, website_id)
      )`.execute(db)
    await openGlobalTable(db, 'site')
    await openGlobalTable(db, 'domain')
    await openGlobalTable(db, 'membership')
  },

  '0350-sites-settings': async (db) => {
    await sql`
      ALTER TABLE site
        ADD COLUMN settings jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN status text NOT NULL DEFAULT 'public'
          CHECK (status IN ('public', 'private', 'maintenance')),
        ADD COLUMN maintenance_text text NOT NULL DEFAULT '',
        ADD COLUMN locks jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN redirect_count integer NOT NULL DEFAULT 0,
        ADD COLUMN has_code boolean NOT NULL DEFAULT false`.execute(db)
  },

  '0503-sites-demo-shop': async (db) => {
    await sql`ALTER TABLE site ADD COLUMN is_demo boolean NOT NULL DEFAULT false`.execute(db)
    // The demo shops made by earlier versions, recognized by their title and their owner's name and address.
    await sql`
      UPDATE site SET is_demo = true
      WHERE title = 'Hearth & Clay' AND EXISTS (
        SELECT 1 FROM membership JOIN account ON account.id = membership.account_id
        WHERE membership.website_id = site.id AND account.name = 'Ines Clay'
          AND account.email_ci ~ '^owner(-[0-9a-f]{8})?@example[.]com$')`.execute(db)
  },

  '0542-sites-founder': async (db) => {
    await sql`
      ALTER TABLE site ADD COLUMN founder_id text REFERENCES account ON DELETE SET NULL`.execute(db)
    // Sites could have no second member yet, so their only account is their founder.
    await sql`
      UPDATE site SET founder_id = (
        SELECT account_id FROM membership WHERE website_id = site.id ORDER BY created_at LIMIT 1
      )`.execute(db)
    await sql`CREATE INDEX site_of_founder ON site (founder_id)`.execute(db)
  },

  '0731-sites-flags': async (db) => {
    await sql`ALTER TABLE site ADD COLUMN flags jsonb NOT NULL DEFAULT '{}'`.execute(db)
  },

  '1000-sites-invited-by': async (db) => {
    await sql`
      ALTER TABLE membership
        ADD COLUMN invited_by text REFERENCES account ON DELETE SET NULL`.execute(db)
    await sql`CREATE INDEX membership_of_site ON membership (website_id)`.execute(db)
  },

  '1098-sites-removed': async (db) => {
    await sql`ALTER TABLE site ADD COLUMN removed_at timestamptz`.execute(db)
    await sql`CREATE INDEX site_removed ON site (removed_at) WHERE removed_at IS NOT NULL`.execute(
      db,
    )
  },

  '1107-sites-words': async (db) => {
    await sql`ALTER TABLE site ADD COLUMN words jsonb NOT NULL DEFAULT '{}'`.execute(db)
  },

  '1160-sites-primary-domain': async (db) => {
    await sql`
      ALTER TABLE domain
        ADD COLUMN is_primary boolean NOT NULL DEFAULT false,
        ADD COLUMN secured_at timestamptz`.execute(db)
    await sql`CREATE INDEX domain_of_site ON domain (website_id)`.execute(db)
    await sql`CREATE UNIQUE INDEX domain_primary ON domain (website_id) WHERE is_primary`.execute(
      db,
    )
  },

  '1165-sites-standing': async (db) => {
    await sql`
      ALTER TABLE site
        ADD COLUMN standing text NOT NULL DEFAULT 'open'
          CHECK (standing IN ('open', 'suspended', 'takenDown')),
        ADD COLUMN standing_reason text NOT NULL DEFAULT ''`.execute(db)
  },
}
