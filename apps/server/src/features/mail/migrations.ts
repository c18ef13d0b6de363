import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { protectTenantTable } from '../../platform/db/tenant-table.ts'
import { createTotals } from '../../platform/db/totals.ts'

export const migrations: Migrations = {
  '0150-mail': async (db) => {
    await sql`
      CREATE TABLE message (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        kind text NOT NULL,
        effect_key text NOT NULL,
        recipient text NOT NULL,
        reply_to text NOT NULL,
        sender text NOT NULL,
        subject text NOT NULL,
        data jsonb NOT NULL,
        html text,
        text text,
        state text NOT NULL CHECK (state IN ('waiting', 'sent', 'kept', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        PRIMARY KEY (website_id, id),
        UNIQUE (website_id, effect_key)
      )`.execute(db)
    await protectTenantTable(db, 'message')
  },
  '0580-mail-unsure': async (db) => {
    await sql`ALTER TABLE message DROP CONSTRAINT message_state_check`.execute(db)
    await sql`
      ALTER TABLE message ADD CONSTRAINT message_state_check
        CHECK (state IN ('waiting', 'unsure', 'sent', 'kept', 'failed')) NOT VALID`.execute(db)
  },
  '0591-mail-claimed': async (db) => {
    await sql`ALTER TABLE message ADD COLUMN claimed_at timestamptz`.execute(db)
  },
  '0956-mail-of-answers': async (db) => {
    await sql`
      CREATE INDEX message_of_answer ON message (website_id, split_part(effect_key, ':', 2))
      WHERE effect_key LIKE 'form-%'`.execute(db)
  },
  '0963-mail-unsubscribe': async (db) => {
    await sql`ALTER TABLE message ADD COLUMN unsubscribe_url text NOT NULL DEFAULT ''`.execute(db)
  },
  '1147-mail-totals': async (db) => {
    await sql`
      CREATE INDEX message_unsent ON message (website_id, created_at)
      WHERE state IN ('waiting', 'unsure', 'failed')`.execute(db)
    await createTotals(db, {
      name: 'sitewright_mail_totals',
      columns: 'waiting bigint, oldest double precision, unsure bigint, failed bigint',
      select: `
        SELECT count(*) FILTER (WHERE state = 'waiting'),
          coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'waiting')), 0)::float8,
          count(*) FILTER (WHERE state = 'unsure' AND created_at > now() - interval '7 days'),
          count(*) FILTER (WHERE state = 'failed' AND created_at > now() - interval '7 days')
        FROM message WHERE state IN ('waiting', 'unsure', 'failed')`,
    })
  },
}
