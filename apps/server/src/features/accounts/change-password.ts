import { changePassword as contract } from '@sitewright/api/accounts/change-password'
import { guardPassword } from '../../platform/http/guard-password.ts'
import { accountCall } from '../../platform/http/route.ts'
import { ACCOUNT_GUESSES, accountSubject, accountTurn } from './account-guard.ts'
import { removeTokensOf } from './account-mail-table.ts'
import { accountByEmail, setPassword } from './account-table.ts'
import { fail } from './errors.ts'
import { hashPassword, isPassword, refuseCommonPassword } from './password.ts'
import { closeSessions, findSession, openSession } from './session.ts'

/** Changes a password. A session alone is not enough, since it may be stolen. This browser gets a new one; all others end. */
export const changePassword = accountCall(
  contract,
  async ({ currentPassword, newPassword }, { app, account, session, ...visit }) => {
    refuseCommonPassword(newPassword, 'newPassword')
    const turn = accountTurn(app, visit.raw)
    const known = await accountByEmail(app.database.global, account.email)
    const isRight = await guardPassword(
      { app, ...visit },
      {
        subject: accountSubject(account.email),
        rule: ACCOUNT_GUESSES,
        check: () => isPassword(currentPassword, known?.passwordHash, turn),
      },
    )
    if (!isRight) {
      const { message } = fail.catalogue.wrongPassword
      throw fail('wrongPassword', { errors: { currentPassword: message } })
    }
    const passwordHash = await hashPassword(newPassword, turn)
    const remember = (await findSession(app.database.global, session.id))?.remember ?? false
    await app.database.inGlobal(async (db) => {
      await setPassword(db, account.id, passwordHash)
      await removeTokensOf(db, account.id)
      await closeSessions(db, account.id)
    })
    await openSession({ app, ...visit }, account, remember)
    return { ok: true } as const
  },
)
