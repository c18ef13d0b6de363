import { signOutEverywhere as contract } from '@sitewright/api/accounts/sign-out-everywhere'
import { accountCall } from '../../platform/http/route.ts'
import { closeSessions } from './session.ts'
import { removeSteps } from './sign-in-step.ts'

export const signOutEverywhere = accountCall(
  contract,
  async (_input, { app, account, cookies }) => {
    await app.database.inGlobal(async (db) => {
      await closeSessions(db, account.id)
      await removeSteps(db, account.id)
    })
    cookies.clear('session')
    cookies.clear('crumb')
    return { ok: true } as const
  },
)
