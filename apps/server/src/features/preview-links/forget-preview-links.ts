import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'

export const forgetPreviewLinks: Chore = {
  name: 'preview links that have ended',
  ofSite: async ({ id: siteId, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM preview_link WHERE website_id = ${siteId} AND id IN (
        SELECT id FROM preview_link
        WHERE website_id = ${siteId} AND expires_at <= ${now} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
