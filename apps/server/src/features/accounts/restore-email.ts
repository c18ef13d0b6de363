import { restoreEmail as contract } from '@sitewright/api/accounts/restore-email'
import { guestCall } from '../../platform/http/route.ts'
import { accountTurn } from './account-guard.ts'
import {
  findToken,
  removeTakenBackSince,
  removeTokensOf,
  type TakenBack,
  takeToken,
} from './account-mail-table.ts'
import { setEmail, setPassword } from './account-table.ts'
import { fail } from './errors.ts'
import { removeFactor } from './factor-table.ts'
import { deletePasskeys } from './passkey-table.ts'
import { hashPassword, refuseCommonPassword } from './password.ts'
import { writeNotice } from './send-account-mail.ts'
import { closeSessions } from './session.ts'
import { removeSteps } from './sign-in-step.ts'

/**
 * Milliseconds before a change of address from which on a second factor is taken to be of whoever made the change: 90 days. Setting
 * one up ends every other session and is told by mail, and no session lasts longer than 30 days, so within that time an owner who
 * uses the account has met it and asked the operator for help; a thief would have to leave the address alone until then.
 */
const DOUBTED_FACTOR_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Takes back a change of address that its owner did not want. Whoever made it knew the password and had a session, so both end,
 * as do all passkeys, which are ways in of their own, and a second factor that was set up since or in the 90 days before; nobody is
 * signed in. An older factor stays: it is no way in, and keeps out whoever has got hold of an old mailbox.
 */
export const restoreEmail = guestCall(contract, async ({ token, password }, { app, raw }) => {
  refuseCommonPassword(password)
  const given = { kind: 'restoreEmail', token, now: app.clock.now() } as const
  // Hashing is expensive, so it is done only for a link that is good.
  if (!(await findToken(app.database.global, given))) throw fail('linkUnknown')
  const passwordHash = await hashPassword(password, accountTurn(app, raw))
  return app.database.inGlobal(async (db) => {
    const taken = await takeToken(db, given)
    if (!taken?.accountId) throw fail('linkUnknown')
    const { from, changedAt } = taken.data as TakenBack
    if (!(await setEmail(db, taken.accountId, from))) throw fail('linkUnknown')
    await setPassword(db, taken.accountId, passwordHash)
    await removeTokensOf(db, taken.accountId)
    await removeTakenBackSince(db, taken.accountId, changedAt)
    await closeSessions(db, taken.accountId)
    await removeSteps(db, taken.accountId)
    const since = new Date(changedAt - DOUBTED_FACTOR_MS)
    const isFactorOff = await removeFactor(db, taken.accountId, { since })
    if (isFactorOff) await writeNotice(db, { email: from }, 'secondFactorOff')
    if (await deletePasskeys(db, taken.accountId)) {
      await writeNotice(db, { email: from }, 'passkeysRemoved')
    }
    return { email: from }
  })
})
