import { resetPassword as contract } from '@sitewright/api/accounts/reset-password'
import { rememberClient } from '../../platform/http/guard-password.ts'
import { guestCall } from '../../platform/http/route.ts'
import { accountSubject, accountTurn } from './account-guard.ts'
import { findToken, removeTokensOf, takeToken } from './account-mail-table.ts'
import { setPassword } from './account-table.ts'
import { fail } from './errors.ts'
import { deletePasskeys } from './passkey-table.ts'
import { hashPassword, refuseCommonPassword } from './password.ts'
import { writeNotice } from './send-account-mail.ts'
import { closeSessions } from './session.ts'
import { letIn, removeSteps } from './sign-in-step.ts'

/**
 * Sets a new password by a mailed token alone. Every other way in that a stranger may have ends: sessions and passkeys. Two-factor
 * sign-in stays, since it is no way in.
 */
export const resetPassword = guestCall(contract, async ({ token, password }, { app, ...visit }) => {
  refuseCommonPassword(password)
  const given = { kind: 'reset', token, now: app.clock.now() } as const
  // Hashing is expensive, so it is done only for a link that is good.
  if (!(await findToken(app.database.global, given))?.accountId) throw fail('linkUnknown')
  const passwordHash = await hashPassword(password, accountTurn(app, visit.raw))
  const account = await app.database.inGlobal(async (db) => {
    const accountId = (await takeToken(db, given))?.accountId
    if (!accountId) throw fail('linkUnknown')
    // First, since it waits for sign-ins that hold the account, whose sessions are then there to be ended.
    const changed = await setPassword(db, accountId, passwordHash)
    await removeTokensOf(db, accountId)
    await closeSessions(db, accountId)
    await removeSteps(db, accountId)
    await writeNotice(db, changed, 'passwordChanged')
    if (await deletePasskeys(db, accountId)) await writeNotice(db, changed, 'passkeysRemoved')
    return changed
  })
  await rememberClient({ app, ...visit }, accountSubject(account.email))
  return letIn({ app, ...visit }, { ...account, passwordHash })
})
