import { firstIdAt } from '@sitewright/core/id'
import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'

/** Removes entries of the audit log that are older than the operator keeps them. */
export const forgetActivity: Chore = {
  name: 'entries of activity logs',
  ofSite: async ({ id: siteId, db }, { keep, now, atOnce }) => {
    const kept = firstIdAt(daysBefore(now, keep.activityDays).getTime())
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM activity WHERE website_id = ${siteId} AND id IN (
        SELECT id FROM activity WHERE website_id = ${siteId} AND id < ${kept}
        ORDER BY id LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
