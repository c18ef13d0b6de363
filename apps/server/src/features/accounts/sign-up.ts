import { signUp as contract } from '@sitewright/api/accounts/sign-up'
import { rememberClient } from '../../platform/http/guard-password.ts'
import { guestCall } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/keys.ts'
import { accountSubject, accountTurn, countMailTo } from './account-guard.ts'
import { isAddressHeld, type PendingAccount } from './account-mail-table.ts'
import { insertAccount } from './account-table.ts'
import { fail } from './errors.ts'
import { hashPassword, refuseCommonPassword } from './password.ts'
import { writeAccountMail } from './send-account-mail.ts'
import { openSession } from './session.ts'

/**
 * Signs up. With a mail server, a mailed link opens the account, and the answer does not tell whether the address has one.
 * Without, the account opens at once, and an address that is taken, or can still be taken back by an account, is refused as such.
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
  const account = await app.database.inGlobal(async (db) => {
    const opened = await insertAccount(db, { name, email, passwordHash })
    if (!opened) throw refuseEmail('emailTaken')
    // Asked after the row is there: an account that was just giving the address up has done so by now.
    if (await isAddressHeld(db, email, app.clock.now())) throw refuseEmail('emailHeld')
    return opened
  })
  await openSession({ app, ...visit }, account)
  await rememberClient({ app, ...visit }, accountSubject(email))
  return { account }
})

function refuseEmail(code: 'emailTaken' | 'emailHeld') {
  return fail(code, { errors: { email: fail.catalogue[code].message } })
}
