import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'

/** Removes sessions that have expired; nobody can use them any more. */
export const forgetSessions: Chore = {
  name: 'ended sessions',
  ofPlatform: async (db, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM session WHERE id IN (
        SELECT id FROM session WHERE expires_at <= ${now} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
