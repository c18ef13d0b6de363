import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'

/** Removes editors whose node ended without a word, on sites where nobody else has looked since. */
export const forgetPresence: Chore = {
  name: 'editors that are gone',
  ofSite: async ({ id, db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('editing_presence')
      .where('website_id', '=', id)
      .where('seen_at', '<', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
}
