import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'

/** Days that an invitation is listed after its link is too old, so that who sent it sees that nobody came. */
const KEEP_DAYS = 30

export const forgetInvitations: Chore = {
  name: 'old invitations',
  ofSite: async ({ id: siteId, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM invitation WHERE website_id = ${siteId} AND id IN (
        SELECT id FROM invitation
        WHERE website_id = ${siteId} AND expires_at < ${daysBefore(now, KEEP_DAYS)} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
