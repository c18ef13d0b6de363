import { signUp as contract } from '@sitewright/api/accounts/sign-up'
import { rememberClient } from '../../platform/http/guard-password.ts'
import { guestCall } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/keys.ts'
import { accountSubject, accountTurn, countMailTo } from './account-guard.ts'
import type { PendingAccount } from './account-mail-table.ts'
import { insertAccount } from './account-table.ts'
import { fail } from './errors.ts'
import { hashPassword, refuseCommonPassword } from './password.ts'
import { writeAccountMail } from './send-account-mail.ts'
import { openSession } from './session.ts'

/**
 * Signs up. With a mail server, a mailed link opens the account, and the answer does not tell whether the address has one.
 * Without, the account opens at once, and a taken address is refused as such.
 */
export const signUp = guestCall(contract, async ({ name, email, password }, { app, ...visit }) => {
  refuseCommonPassword(password)
  if (app.config.smtpUrl !== undefined) await countMailTo(app, email)
  const passwordHash = await hashPassword(password, accountTurn(app, visit.raw))
  if (app.config.smtpUrl !== undefined) {
    const guest = visit.cookies.get('guest')
    const data: PendingAccount = {
      name,
      email,
      passwordHash,
      guest: guest === undefined ? undefined : hashToken(guest),
    }
    await writeAccountMail(app, { kind: 'signUp', recipient: email, data })
    return { account: null }
  }
  const account = await insertAccount(app.database.global, { name, email, passwordHash })
  if (!account) {
    const { message } = fail.catalogue.emailTaken
    throw fail('emailTaken', { errors: { email: message } })
  }
  await openSession({ app, ...visit }, account)
  await rememberClient({ app, ...visit }, accountSubject(email))
  return { account }
})
