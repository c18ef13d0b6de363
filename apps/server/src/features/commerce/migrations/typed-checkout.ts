import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'

export const typedCheckoutMigrations: Migrations = {
  '0510-commerce-typed-checkout': async (db) => {
    await sql`ALTER TABLE cart ADD COLUMN typed jsonb`.execute(db)
  },
}
