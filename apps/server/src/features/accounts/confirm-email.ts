import { confirmEmail as contract } from '@sitewright/api/accounts/confirm-email'
import { guestCall } from '../../platform/http/route.ts'
import { type ChangeOfAddress, removeTokensOf, takeToken } from './account-mail-table.ts'
import { findAccount, setEmail } from './account-table.ts'
import { fail } from './errors.ts'
import { enqueueAccountMail } from './send-account-mail.ts'

/** Gives the account its new address. The link is good only while the account has the address that it was asked for from. */
export const confirmEmail = guestCall(contract, async ({ token }, { app }) => {
  const now = app.clock.now()
  return app.database.inGlobal(async (db) => {
    const taken = await takeToken(db, { kind: 'changeEmail', token, now })
    if (!taken?.accountId) throw fail('linkUnknown')
    const { from, to } = taken.data as ChangeOfAddress
    const before = await findAccount(db, taken.accountId)
    if (before?.email !== from) throw fail('linkUnknown')
    if (!(await setEmail(db, before.id, to))) throw fail('linkUnknown')
    await removeTokensOf(db, before.id)
    const data = { accountId: before.id, to, changedAt: now }
    await enqueueAccountMail(db, { kind: 'emailChanged', recipient: from, data })
    return { email: to }
  })
})
