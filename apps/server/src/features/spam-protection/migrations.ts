import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0958-spam-protection-solved-captchas': async (db) => {
    await sql`
      CREATE TABLE solved_captcha (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        signature text NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, signature)
      )`.execute(db)
    await protectTenantTable(db, 'solved_captcha')
    await sql`CREATE INDEX solved_captcha_expiry ON solved_captcha (website_id, expires_at)`.execute(
      db,
    )
  },
  '0959-spam-protection-rules': async (db) => {
    await sql`
      CREATE TABLE spam_rules (
        website_id text PRIMARY KEY REFERENCES site ON DELETE CASCADE,
        blocklist text[] NOT NULL DEFAULT '{}',
        recaptcha_secret text NOT NULL DEFAULT ''
      )`.execute(db)
    await protectTenantTable(db, 'spam_rules')
  },
}
