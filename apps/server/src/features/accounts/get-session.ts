import { getSession as contract } from '@sitewright/api/accounts/get-session'
import { currentCrumb } from '../../platform/http/crumb.ts'
import { guestCall } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/keys.ts'

export const getSession = guestCall(contract, async (_input, { app, cookies, session }) => {
  let guest = cookies.get('guest')
  if (guest === undefined && !session) {
    guest = newToken()
    cookies.set('guest', guest)
  }
  const holder = session?.id ?? hashToken(guest ?? '')
  const crumb = currentCrumb(app.keys, { realm: 'studio', holder }, cookies)
  cookies.set('crumb', crumb)
  const account = session?.account ?? null
  const isOperator = account !== null && app.config.operators.includes(account.email.toLowerCase())
  return { account, isOperator, crumb }
})
