import { confirmAddress as contract } from '@sitewright/api/accounts/confirm-address'
import { guardPassword, rememberClient } from '../../platform/http/guard-password.ts'
import { guestCall } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/keys.ts'
import { ACCOUNT_GUESSES, accountSubject, accountTurn } from './account-guard.ts'
import { findToken, type PendingAccount, takeToken } from './account-mail-table.ts'
import { insertAccount } from './account-table.ts'
import { fail } from './errors.ts'
import { isPassword } from './password.ts'
import { openSession } from './session.ts'

/**
 * Confirms an address. The link alone is enough only in the browser that signed up. Elsewhere the password is asked for, so that
 * somebody who is sent a link opens no account whose password another person knows.
 */
export const confirmAddress = guestCall(
  contract,
  async ({ token, password }, { app, ...visit }) => {
    const now = app.clock.now()
    const given = { kind: 'signUp', token, now } as const
    const found = await findToken(app.database.global, given)
    if (!found) throw fail('linkUnknown')
    const pending = found.data as PendingAccount
    const guest = visit.cookies.get('guest')
    if (guest === undefined || hashToken(guest) !== pending.guest) await requirePassword(pending)

    const account = await app.database.inGlobal(async (db) => {
      if (!(await takeToken(db, given))) throw fail('linkUnknown')
      const opened = await insertAccount(db, pending)
      if (!opened) throw fail('linkUnknown')
      return opened
    })
    await openSession({ app, ...visit }, account)
    await rememberClient({ app, ...visit }, accountSubject(account.email))
    return { account }

    async function requirePassword({ email, passwordHash }: PendingAccount): Promise<void> {
      const isRight =
        password !== undefined &&
        (await guardPassword(
          { app, ...visit },
          {
            subject: accountSubject(email),
            rule: ACCOUNT_GUESSES,
            check: () => isPassword(password, passwordHash, accountTurn(app, visit.raw)),
          },
        ))
      if (isRight) return
      const { message } = fail.catalogue.confirmPassword
      throw fail('confirmPassword', { errors: { password: message } })
    }
  },
)
