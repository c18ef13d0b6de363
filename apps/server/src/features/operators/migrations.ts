import { sql } from 'kysely'
import { APP_ROLE } from '../../platform/db/app-role.ts'
import type { Migrations } from '../../platform/db/migrate.ts'

export const migrations: Migrations = {
  '1166-operators-events': async (db) => {
    await sql`
      CREATE TABLE operator_event (
        id text PRIMARY KEY,
        deed text NOT NULL CHECK (deed IN ('opened', 'suspended', 'takenDown')),
        operator text NOT NULL,
        site_id text NOT NULL,
        site_title text NOT NULL,
        reason text NOT NULL
      )`.execute(db)
    // The server writes the log and reads it, and can take nothing back.
    await sql`GRANT SELECT, INSERT ON operator_event TO ${sql.id(APP_ROLE)}`.execute(db)
  },
}
