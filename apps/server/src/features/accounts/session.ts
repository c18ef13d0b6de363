/** Studio sessions: an opaque token in an HttpOnly cookie, of which only the hash is stored. */

import { type Id, newId } from '@sitewright/core/id'
import type { FastifyRequest } from 'fastify'
import type { Kysely, Selectable } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { browserFamily } from '../../platform/http/browser-family.ts'
import type { CookieJar, HeldCookies } from '../../platform/http/cookies.ts'
import type { AccountRecord, SessionRecord } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/keys.ts'
import type { SessionTable } from './tables.ts'

type SessionRow = Selectable<SessionTable>

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Session lifetime in milliseconds: without use, and in any case. */
const LIFETIME = {
  remembered: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  short: { idleMs: 12 * HOUR_MS, absoluteMs: DAY_MS },
} as const

/** Throttle: milliseconds between two notes of a session's use, so that most reads write nothing. */
const NOTE_USE_EVERY_MS = 5 * 60 * 1000

interface Visit {
  readonly app: App
  readonly cookies: CookieJar
  readonly raw: FastifyRequest
}

/** Signs the browser in: a new session replaces the one that it had. */
export async function openSession(
  { app, cookies, raw }: Visit,
  account: AccountRecord,
  remember = false,
  db: Kysely<Tables> = app.database.global,
): Promise<void> {
  await closeSession(app, cookies, db)
  const token = newToken()
  const { absoluteMs } = LIFETIME[remember ? 'remembered' : 'short']
  const now = app.clock.now()
  await db
    .insertInto('session')
    .values({
      id: newId(),
      account_id: account.id,
      token_hash: hashToken(token),
      remember,
      browser: browserFamily(raw.headers['user-agent']),
      created_at: new Date(now),
      seen_at: new Date(now),
      expires_at: new Date(now + absoluteMs),
    })
    .execute()
  cookies.set('session', token, remember ? { maxAgeS: absoluteMs / 1000 } : {})
  // The old crumb belonged to the guest; the next answer of the session call brings a new one.
  cookies.clear('crumb')
}

/** Ends the session on the server, even if the browser keeps the cookie. */
export async function closeSession(
  app: App,
  cookies: CookieJar,
  db: Kysely<Tables> = app.database.global,
): Promise<void> {
  const token = cookies.get('session')
  if (token === undefined) return
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()
  cookies.clear('session')
}

export async function sessionOf(
  app: App,
  cookies: HeldCookies,
): Promise<SessionRecord | undefined> {
  const token = cookies.get('session')
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
  if (!isAlive(row, now)) return undefined
  const idleFor = now - row.seen_at.getTime()
  if (idleFor > NOTE_USE_EVERY_MS) await noteUse(app, row.sessionId, now)
  return { id: row.sessionId, account: { id: row.accountId, name: row.name, email: row.email } }
}

/** Whether a session that was read earlier is still neither ended nor expired. */
export async function isSessionOpen(
  app: App,
  { sessionId, accountId }: { sessionId: Id; accountId: Id },
): Promise<boolean> {
  const row = await app.database.global
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date(app.clock.now()))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a session has neither been idle for too long nor reached its end. */
export function isAlive(
  { seen_at, expires_at, remember }: Pick<SessionRow, 'seen_at' | 'expires_at' | 'remember'>,
  now: number,
): boolean {
  const { idleMs } = LIFETIME[remember ? 'remembered' : 'short']
  return now < expires_at.getTime() && now - seen_at.getTime() < idleMs
}

/** Ends all sessions of an account, except the one to keep. */
export async function closeSessions(
  db: Kysely<Tables>,
  accountId: Id,
  { but }: { but?: Id } = {},
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .execute()
}

/** Sessions of an account, the last used first. */
export function sessionsOf(db: Kysely<Tables>, accountId: Id): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .execute()
}

export function findSession(db: Kysely<Tables>, id: Id): Promise<SessionRow | undefined> {
  return db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks a session until the transaction ends, so that nobody ends it meanwhile; false where it has ended. */
export async function holdSession(db: Kysely<Tables>, id: Id): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Ends one session; false where the account has no such session. */
export async function removeSession(
  db: Kysely<Tables>,
  accountId: Id,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function noteUse(app: App, sessionId: Id, now: number): Promise<void> {
  await app.database.global
    .updateTable('session')
    .set({ seen_at: new Date(now) })
    .where('id', '=', sessionId)
    .execute()
}
