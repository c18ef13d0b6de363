import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'

/** Days. Longer than any link is good for, and than a mail server is tried. */
const KEEP_DAYS = 2

/** Mail about accounts that nobody sent or fetched: what could not be sent, and what the operator's port shows. */
export const forgetAccountMail: Chore = {
  name: 'mail about accounts',
  ofPlatform: async (db, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM account_mail WHERE id IN (
        SELECT id FROM account_mail WHERE created_at < ${daysBefore(now, KEEP_DAYS)} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}

/** Tokens of links that are too old; with them what was typed at sign-ups that nobody confirmed. */
export const forgetLinks: Chore = {
  name: 'links that are too old',
  ofPlatform: async (db, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM account_token WHERE token_hash IN (
        SELECT token_hash FROM account_token WHERE expires_at <= ${now} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
