/**
 * Tells visitors apart for one day without storing anything on their devices: a hash of address and browser with a random salt,
 * which is deleted with the day (daily salted hash).
 */

import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { newToken } from '../../platform/keys.ts'

export interface DailyVisitor {
  readonly who: string
  readonly day: string
}

/** The day of a time, in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

export async function dailyVisitor(
  site: SiteTx,
  { app, raw }: Pick<VisitorRequest, 'app' | 'raw'>,
): Promise<DailyVisitor> {
  const day = dayOf(app.clock.now())
  const salt = (await knownSalt(site, day)) ?? (await newSalt(site, day))
  const browser = `${clientAddress(raw, app.config)}|${raw.headers['user-agent'] ?? ''}`
  return { who: createHmac('sha256', salt).update(browser).digest('base64url'), day }
}

async function knownSalt({ id, db }: SiteTx, day: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('daily_salt')
    .select('salt')
    .where('website_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.salt
}

/** Makes the salt of a day, unless another visitor was sooner, and deletes those before it. */
async function newSalt({ id, db }: SiteTx, day: string): Promise<string> {
  await db.deleteFrom('daily_salt').where('website_id', '=', id).where('day', '<', day).execute()
  const { rows } = await sql<{ salt: string }>`
    INSERT INTO daily_salt (website_id, day, salt) VALUES (${id}, ${day}, ${newToken()})
    ON CONFLICT (website_id, day) DO UPDATE SET salt = daily_salt.salt
    RETURNING salt`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A salt that was just made is gone')
  return row.salt
}
