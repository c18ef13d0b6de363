import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../../platform/background/housekeeping.ts'

/** Days after which nobody expects an answer any more. */
const KEPT_DAYS = 365

/** Wishes for mail about replies to old comments. */
export const forgetWishes: Chore = {
  name: 'wishes for mail about replies',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      UPDATE comment SET reader_id = NULL WHERE website_id = ${id} AND id IN (
        SELECT id FROM comment WHERE website_id = ${id} AND reader_id IS NOT NULL
          AND sent_at < ${daysBefore(now, KEPT_DAYS)}
        LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}

/** Readers without a wish. Hashes of those who never confirmed or have left stay: they are not written to again. */
export const forgetReaders: Chore = {
  name: 'readers of replies without a comment',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM comment_reader WHERE website_id = ${id} AND id IN (
        SELECT reader.id FROM comment_reader reader
        WHERE reader.website_id = ${id} AND reader.state IN ('new', 'confirmed')
          AND reader.created_at < ${daysBefore(now, KEPT_DAYS)}
          AND NOT EXISTS (
            SELECT FROM comment WHERE comment.website_id = ${id} AND comment.reader_id = reader.id
          )
        LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
