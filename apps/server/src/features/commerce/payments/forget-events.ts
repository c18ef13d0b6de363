import { sql } from 'kysely'
import type { Chore } from '../../../platform/background/housekeeping.ts'

/** Days that an event is kept; providers deliver again for a few days at most. */
const KEPT_DAYS = 30

/** Deletes webhooks that no provider will deliver again. */
export const forgetEvents: Chore = {
  name: 'payment events',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM payment_event WHERE website_id = ${id} AND (provider, event_id) IN (
        SELECT provider, event_id FROM payment_event
        WHERE website_id = ${id} AND received_at <= ${before} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
