import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../../platform/background/housekeeping.ts'

/** Days after which a file is forgotten that nobody began to take in, or that was taken in. */
const KEEP_IMPORTS_DAYS = 1

export const forgetImports: Chore = {
  name: 'files of subscribers',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM subscriber_import WHERE website_id = ${id} AND id IN (
        SELECT id FROM subscriber_import
        WHERE website_id = ${id} AND state <> 'running'
          AND created_at < ${daysBefore(now, KEEP_IMPORTS_DAYS)}
        LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
