import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'

/** Removes sign-ins for which no code came in time. */
export const forgetSteps: Chore = {
  name: 'sign-ins without a code',
  ofPlatform: async (db, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM sign_in_step WHERE token_hash IN (
        SELECT token_hash FROM sign_in_step WHERE expires_at <= ${now} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}

/** Removes questions that no passkey answered in time. */
export const forgetChallenges: Chore = {
  name: 'questions to passkeys',
  ofPlatform: async (db, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM passkey_challenge WHERE token_hash IN (
        SELECT token_hash FROM passkey_challenge WHERE expires_at <= ${now} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}

/** Removes sessions that have expired; nobody can use them any more. */
export const forgetSessions: Chore = {
  name: 'ended sessions',
  ofPlatform: async (db, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM session WHERE id IN (
        SELECT id FROM session WHERE expires_at <= ${now} LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
