import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'

/** Days after which nobody needs to be known by where they wrote from; bans stay. */
const KEPT_DAYS = 90

/** Keyed hashes of the addresses that old comments came from. */
export const forgetSenders: Chore = {
  name: 'senders of old comments',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      UPDATE comment SET sender_hash = NULL WHERE website_id = ${id} AND id IN (
        SELECT id FROM comment WHERE website_id = ${id} AND sender_hash IS NOT NULL
          AND sent_at < ${daysBefore(now, KEPT_DAYS)}
        LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
