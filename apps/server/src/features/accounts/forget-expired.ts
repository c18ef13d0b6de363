import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'

/** Removes rows of a table that have expired; `key` is its primary key. */
export function forgetExpired(name: string, table: string, key: string): Chore {
  const [from, id] = [sql.table(table), sql.ref(key)]
  return {
    name,
    ofPlatform: async (db, { now, atOnce }) => {
      const { numAffectedRows = 0n } = await sql`
        DELETE FROM ${from} WHERE ${id} IN (
          SELECT ${id} FROM ${from} WHERE expires_at <= ${now} LIMIT ${atOnce}
        )`.execute(db)
      return Number(numAffectedRows)
    },
  }
}
