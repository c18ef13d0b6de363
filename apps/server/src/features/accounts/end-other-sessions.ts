import { endOtherSessions as contract } from '@sitewright/api/accounts/end-other-sessions'
import { accountCall } from '../../platform/http/route.ts'
import { closeSessions } from './session.ts'

export const endOtherSessions = accountCall(contract, async (_input, { app, account, session }) => {
  await closeSessions(app.database.global, account.id, { but: session.id })
  return { ok: true } as const
})
