import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'
import { forgetExpired } from './forget-expired.ts'

/** Days that mail is kept: longer than any link is good for, and than sending is tried. */
const KEEP_DAYS = 2

/** Removes account mail that nobody sent or fetched: failed mail, and mail that the operator's port shows. */
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

/** Tokens of expired links, and with them the inputs of sign-ups that nobody confirmed. */
export const forgetLinks = forgetExpired('links that are too old', 'account_token', 'token_hash')
