/** Studio sessions: an opaque token in an HttpOnly cookie, of which only the hash is stored. */

import { type Id, newId } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { CookieJar } from '../../platform/http/cookies.ts'
import type { AccountRecord, SessionRecord } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/keys.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** A session ends after this long without use, and after this long in any case. */
const LIFETIME = {
  remembered: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  short: { idleMs: 12 * HOUR_MS, absoluteMs: DAY_MS },
} as const

/** Use is noted at most this often, so that reading is not writing. */
const NOTE_USE_EVERY_MS = 5 * 60 * 1000

export function sessionCookie(app: App): string {
  return app.config.isHttps ? '__Host-session' : 'session'
}

export async function openSession(
  app: App,
  cookies: CookieJar,
  account: AccountRecord,
  remember: boolean,
): Promise<void> {
  await closeSession(app, cookies)
  const token = newToken()
  const { absoluteMs } = LIFETIME[remember ? 'remembered' : 'short']
  await app.database.global
    .insertInto('session')
    .values({
      id: newId(),
      account_id: account.id,
      token_hash: hashToken(token),
      remember,
      expires_at: new Date(app.clock.now() + absoluteMs),
    })
    .execute()
  cookies.set(sessionCookie(app), token, remember ? { maxAgeS: absoluteMs / 1000 } : {})
  // The old crumb belonged to the guest; the next answer of the session call brings a new one.
  cookies.clear('crumb')
}

/** Ends the session on the server, whatever becomes of the cookie. */
export async function closeSession(app: App, cookies: CookieJar): Promise<void> {
  const token = cookies.get(sessionCookie(app))
  if (token === undefined) return
  await app.database.global
    .deleteFrom('session')
    .where('token_hash', '=', hashToken(token))
    .execute()
  cookies.clear(sessionCookie(app))
}

export async function sessionOf(app: App, cookies: CookieJar): Promise<SessionRecord | undefined> {
  const token = cookies.get(sessionCookie(app))
  if (token === undefined) return undefined
  const row = await app.database.global
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as sessionId',
      'session.seen_at',
      'session.expires_at',
      'session.remember',
      'account.id as accountId',
      'account.name',
      'account.email',
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) return undefined
  const now = app.clock.now()
  const idleFor = now - row.seen_at.getTime()
  const { idleMs } = LIFETIME[row.remember ? 'remembered' : 'short']
  if (now >= row.expires_at.getTime() || idleFor >= idleMs) return undefined
  if (idleFor > NOTE_USE_EVERY_MS) await noteUse(app, row.sessionId, now)
  return { id: row.sessionId, account: { id: row.accountId, name: row.name, email: row.email } }
}

async function noteUse(app: App, sessionId: Id, now: number): Promise<void> {
  await app.database.global
    .updateTable('session')
    .set({ seen_at: new Date(now) })
    .where('id', '=', sessionId)
    .execute()
}
