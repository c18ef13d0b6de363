import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'
import { dayOf } from './daily-visitor.ts'

/** Salts of days that are over, and the hashes that were made with them, which tell nothing any more. Counts stay. */
export const forgetLikers: Chore = {
  name: 'likers of past days',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const today = dayOf(now.getTime())
    await db
      .deleteFrom('daily_salt')
      .where('website_id', '=', id)
      .where('day', '<', today)
      .execute()
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM item_like WHERE ctid IN (
        SELECT ctid FROM item_like WHERE website_id = ${id} AND day < ${today} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
