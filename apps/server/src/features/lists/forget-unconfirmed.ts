import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'

/** Days after which a sign-up that nobody confirmed is forgotten: its link is no longer good after a week. */
const KEEP_UNCONFIRMED_DAYS = 30

/** Removes addresses that were never confirmed; those held back wait for their owner as long. */
export const forgetUnconfirmed: Chore = {
  name: 'sign-ups that were never confirmed',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM subscriber WHERE website_id = ${id} AND id IN (
        SELECT id FROM subscriber
        WHERE website_id = ${id} AND state = 'pending'
          AND coalesce(asked_at, created_at) < ${daysBefore(now, KEEP_UNCONFIRMED_DAYS)}
        LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
