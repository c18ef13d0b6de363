/** The step between password and session, for accounts with a second factor. */

import type { Id } from '@sitewright/core/id'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { AccountRecord } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/keys.ts'
import type { Visit } from './account-guard.ts'
import { holdPassword } from './account-table.ts'
import { fail } from './errors.ts'
import { findFactor } from './factor-table.ts'
import { openSession } from './session.ts'

/** Milliseconds to enter a code: enough to find the phone. */
const STEP_MS = 10 * 60 * 1000

interface LetIn {
  readonly account: AccountRecord | null
  /** Names the sign-in that waits for a code. */
  readonly step?: string
}

/**
 * Opens a session, or begins the second step where the account has a second factor. A password that was replaced since it was
 * checked opens neither, so that a new one by mail ends every way in.
 */
export function letIn(
  visit: Visit,
  { passwordHash, ...account }: AccountRecord & { readonly passwordHash: string },
  remember = false,
): Promise<LetIn> {
  return visit.app.database.inGlobal(async (db) => {
    if (!(await holdPassword(db, { id: account.id, passwordHash }))) throw fail('wrongSignIn')
    return openOrAsk(visit, account, { remember, db })
  })
}

async function openOrAsk(
  { app, cookies, raw }: Visit,
  account: AccountRecord,
  { remember, db }: { readonly remember: boolean; readonly db: Kysely<Tables> },
): Promise<LetIn> {
  const factor = await findFactor(db, account.id)
  if (!factor?.confirmed_at) {
    await openSession({ app, cookies, raw }, account, remember, db)
    return { account }
  }
  const step = newToken()
  await db
    .insertInto('sign_in_step')
    .values({
      token_hash: hashToken(step),
      account_id: account.id,
      remember,
      expires_at: new Date(app.clock.now() + STEP_MS),
    })
    .execute()
  return { account: null, step }
}

interface WaitingSignIn {
  readonly account: AccountRecord
  readonly remember: boolean
}

export async function findStep(
  db: Kysely<Tables>,
  step: string,
  now: number,
): Promise<WaitingSignIn | undefined> {
  const row = await db
    .selectFrom('sign_in_step')
    .innerJoin('account', 'account.id', 'sign_in_step.account_id')
    .select(['account.id', 'account.name', 'account.email', 'remember'])
    .where('token_hash', '=', hashToken(step))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  return (
    row && { account: { id: row.id, name: row.name, email: row.email }, remember: row.remember }
  )
}

/** Uses a step up: of two requests that bring it at once, one gets it. */
export async function takeWaitingStep(db: Kysely<Tables>, step: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_step')
    .where('token_hash', '=', hashToken(step))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends sign-ins that wait for a code: their password is no longer the account's. */
export async function removeSteps(db: Kysely<Tables>, accountId: Id): Promise<void> {
  await db.deleteFrom('sign_in_step').where('account_id', '=', accountId).execute()
}
