import { signOut as contract } from '@sitewright/api/accounts/sign-out'
import { accountCall } from '../../platform/http/route.ts'
import { closeSession } from './session.ts'

export const signOut = accountCall(contract, async (_input, { app, cookies }) => {
  await closeSession(app, cookies)
  cookies.clear('crumb')
  return { ok: true } as const
})
