import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'

/** Days after which an error that did not come again is forgotten. */
const KEPT_DAYS = 30

export const forgetScriptErrors: Chore = {
  name: 'errors of scripts',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM script_error WHERE website_id = ${id} AND fingerprint IN (
        SELECT fingerprint FROM script_error
        WHERE website_id = ${id} AND last_at < ${daysBefore(now, KEPT_DAYS)} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
