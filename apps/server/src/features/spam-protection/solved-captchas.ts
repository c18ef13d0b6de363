/** SQL of challenges that were answered. */

import { sql } from 'kysely'
import type { Chore, ChoreOrder } from '../../platform/background/housekeeping.ts'
import type { SiteTx } from '../../platform/database.ts'
import type { Solved } from './altcha.ts'

/** Whether this is the first time that it is handed in; a second one waits here until the first has ended. */
export async function keepSolved(
  { id, db }: SiteTx,
  { signature, expiresAt }: Solved,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('solved_captcha')
    .values({ website_id: id, signature, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const forgetSolved: Chore = {
  name: 'solved captchas',
  ofSite: forgetExpired,
}

async function forgetExpired({ id, db }: SiteTx, { now, atOnce }: ChoreOrder): Promise<number> {
  const { rows } = await sql`
    DELETE FROM solved_captcha WHERE website_id = ${id} AND signature IN (
      SELECT signature FROM solved_captcha
      WHERE website_id = ${id} AND expires_at < ${now}
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    ) RETURNING signature`.execute(db)
  return rows.length
}
