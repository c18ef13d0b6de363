import { getSession as contract } from '@sitewright/api/accounts/get-session'
import { CRUMB_COOKIE, currentCrumb } from '../../platform/http/crumb.ts'
import { GUEST_COOKIE } from '../../platform/http/gate.ts'
import { guestCall } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/keys.ts'

export const getSession = guestCall(contract, async (_input, { app, cookies, session, raw }) => {
  let guest = cookies.get(GUEST_COOKIE)
  if (guest === undefined && !session) {
    guest = newToken()
    cookies.set(GUEST_COOKIE, guest)
  }
  const holder = session?.id ?? hashToken(guest ?? '')
  const crumb = currentCrumb(app.keys, { realm: 'studio', holder }, raw)
  cookies.set(CRUMB_COOKIE, crumb, { readable: true })
  return { account: session?.account ?? null, crumb }
})
