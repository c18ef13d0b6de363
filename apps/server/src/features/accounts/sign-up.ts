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
 * Where mail can be sent, the account is opened by a link in one, and the answer is the same for an address that has an
 * account. Elsewhere it is opened at once, and who asks for a taken address is told so.
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
