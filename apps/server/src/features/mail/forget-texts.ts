import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'

/** Removes texts of messages older than `KEEP_MAIL_DAYS`; recipient, kind and time stay. */
export const forgetTexts: Chore = {
  name: 'texts of messages',
  ofSite: async ({ id, db }, { keep, now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      UPDATE message SET html = '', text = '', data = '{}' WHERE website_id = ${id} AND id IN (
        SELECT id FROM message
        WHERE website_id = ${id} AND created_at < ${daysBefore(now, keep.mailDays)}
          AND state <> 'waiting' AND data <> '{}'
        LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
