import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'
import { openGlobalTable } from '../../platform/db/tenant-table.ts'

export const migrations: Migrations = {
  '0010-accounts': async (db) => {
    await sql`
      CREATE TABLE account (
        id text PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        email_ci text NOT NULL UNIQUE,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`
      CREATE TABLE session (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        remember boolean NOT NULL
      )`.execute(db)
    await sql`CREATE INDEX session_of_account ON session (account_id)`.execute(db)
    await openGlobalTable(db, 'account')
    await openGlobalTable(db, 'session')
  },
  '0541-accounts-mail': async (db) => {
    await sql`ALTER TABLE session ADD COLUMN browser text NOT NULL DEFAULT ''`.execute(db)
    await sql`
      CREATE TABLE account_mail (
        id text PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('signUp', 'reset')),
        recipient text NOT NULL,
        data jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept')),
        text text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`
      CREATE TABLE account_token (
        token_hash text PRIMARY KEY,
        mail_id text NOT NULL UNIQUE,
        account_id text REFERENCES account ON DELETE CASCADE,
        data jsonb NOT NULL,
        expires_at timestamptz NOT NULL
      )`.execute(db)
    await sql`CREATE INDEX account_token_of_account ON account_token (account_id)`.execute(db)
    await openGlobalTable(db, 'account_mail')
    await openGlobalTable(db, 'account_token')
  },
  '1010-accounts-change-of-address': async (db) => {
    await sql`
      ALTER TABLE account_mail DROP CONSTRAINT account_mail_kind_check,
        ADD CONSTRAINT account_mail_kind_check
          CHECK (kind IN ('signUp', 'reset', 'changeEmail', 'emailChanged', 'notice'))`.execute(db)
    await sql`
      ALTER TABLE account_token ADD COLUMN kind text
        CHECK (kind IN ('signUp', 'reset', 'changeEmail', 'restoreEmail'))`.execute(db)
    await sql`
      UPDATE account_token
      SET kind = CASE WHEN account_id IS NULL THEN 'signUp' ELSE 'reset' END`.execute(db)
    await sql`ALTER TABLE account_token ALTER COLUMN kind SET NOT NULL`.execute(db)
  },
  '1011-accounts-second-factor': async (db) => {
    await sql`
      CREATE TABLE account_factor (
        account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        sealed_key text NOT NULL,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0
      )`.execute(db)
    await sql`
      CREATE TABLE recovery_code (
        account_id text NOT NULL REFERENCES account_factor ON DELETE CASCADE,
        code_hash text NOT NULL,
        PRIMARY KEY (account_id, code_hash)
      )`.execute(db)
    await sql`
      CREATE TABLE sign_in_step (
        token_hash text PRIMARY KEY,
        account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        remember boolean NOT NULL,
        expires_at timestamptz NOT NULL
      )`.execute(db)
    await sql`CREATE INDEX sign_in_step_of_account ON sign_in_step (account_id)`.execute(db)
    await openGlobalTable(db, 'account_factor')
    await openGlobalTable(db, 'recovery_code')
    await openGlobalTable(db, 'sign_in_step')
  },
  '1075-accounts-passkeys': async (db) => {
    await sql`
      CREATE TABLE passkey (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`.execute(db)
    await sql`CREATE INDEX passkey_of_account ON passkey (account_id)`.execute(db)
    await sql`
      CREATE TABLE passkey_challenge (
        token_hash text PRIMARY KEY,
        challenge text NOT NULL,
        account_id text REFERENCES account ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`.execute(db)
    await sql`CREATE INDEX passkey_challenge_of_account ON passkey_challenge (account_id)`.execute(
      db,
    )
    await openGlobalTable(db, 'passkey')
    await openGlobalTable(db, 'passkey_challenge')
  },
}
