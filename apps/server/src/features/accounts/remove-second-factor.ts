import { removeSecondFactor as contract } from '@sitewright/api/accounts/remove-second-factor'
import type { Id } from '@sitewright/core/id'
import type { Kysely } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { accountCall } from '../../platform/http/route.ts'
import { requireCurrentPassword } from './account-guard.ts'
import { accountByEmail } from './account-table.ts'
import { removeFactor } from './factor-table.ts'
import { deletePasskeys } from './passkey-table.ts'
import { requireCode } from './second-factor.ts'
import { writeNotice } from './send-account-mail.ts'
import { closeSessions } from './session.ts'
import { removeSteps } from './sign-in-step.ts'

export const removeSecondFactor = accountCall(
  contract,
  async ({ currentPassword, code }, { app, account, session, cookies, raw }) => {
    await requireCurrentPassword({ app, account, cookies, raw }, currentPassword)
    await requireCode({ app, cookies, raw }, account, code)
    await app.database.inGlobal((db) => turnOff(db, account, { but: session.id }))
    return { ok: true } as const
  },
)

/** Turns the second factor off, and removes passkeys, for somebody who has lost them: for the operator alone. False without either. */
export async function removeLostFactor({ database }: App, email: string): Promise<boolean> {
  const account = await accountByEmail(database.global, email)
  if (!account) return false
  return database.inGlobal(async (db) => {
    const isTurnedOff = await turnOff(db, account)
    const isRemoved = await deletePasskeys(db, account.id)
    if (isRemoved) await writeNotice(db, account, 'passkeysRemoved')
    // After the passkeys, whose lock a sign-in by one holds until its session is there.
    if (isRemoved) await closeSessions(db, account.id)
    return isTurnedOff || isRemoved
  })
}

async function turnOff(
  db: Kysely<Tables>,
  account: { readonly id: Id; readonly email: string },
  sessions: { but?: Id } = {},
): Promise<boolean> {
  if (!(await removeFactor(db, account.id))) return false
  await removeSteps(db, account.id)
  await closeSessions(db, account.id, sessions)
  await writeNotice(db, account, 'secondFactorOff')
  return true
}
