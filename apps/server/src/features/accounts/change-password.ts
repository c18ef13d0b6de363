import { changePassword as contract } from '@sitewright/api/accounts/change-password'
import { accountCall } from '../../platform/http/route.ts'
import { accountTurn, requireCurrentPassword } from './account-guard.ts'
import { removeTokensOf } from './account-mail-table.ts'
import { setPassword } from './account-table.ts'
import { hashPassword, refuseCommonPassword } from './password.ts'
import { writeNotice } from './send-account-mail.ts'
import { closeSessions, findSession, openSession } from './session.ts'
import { removeSteps } from './sign-in-step.ts'

/** Changes a password. This browser gets a new session; all others end. */
export const changePassword = accountCall(
  contract,
  async ({ currentPassword, newPassword }, { app, account, session, ...visit }) => {
    refuseCommonPassword(newPassword, 'newPassword')
    await requireCurrentPassword({ app, account, ...visit }, currentPassword)
    const passwordHash = await hashPassword(newPassword, accountTurn(app, visit.raw))
    const remember = (await findSession(app.database.global, session.id))?.remember ?? false
    await app.database.inGlobal(async (db) => {
      await setPassword(db, account.id, passwordHash)
      await removeTokensOf(db, account.id)
      await closeSessions(db, account.id)
      await removeSteps(db, account.id)
      await writeNotice(db, account, 'passwordChanged')
    })
    await openSession({ app, ...visit }, account, remember)
    return { ok: true } as const
  },
)
