import { sql } from 'kysely'
import type { Migrations } from '../../platform/db/migrate.ts'

export const migrations: Migrations = {
  '1045-first-steps': async (db) => {
    await sql`
      ALTER TABLE site ADD COLUMN first_steps_put_away boolean NOT NULL DEFAULT false`.execute(db)
    // Owners of live sites have taken them.
    await sql`UPDATE site SET first_steps_put_away = true WHERE publication_id IS NOT NULL`.execute(
      db,
    )
  },
}
