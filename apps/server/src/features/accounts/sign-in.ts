import { signIn as contract } from '@sitewright/api/accounts/sign-in'
import { guestCall } from '../../platform/http/route.ts'
import { accountByEmail } from './account-table.ts'
import { fail } from './errors.ts'
import { isPassword } from './password.ts'
import { openSession } from './session.ts'

/** An unknown email and a wrong password give the same answer after the same work. */
export const signIn = guestCall(
  contract,
  async ({ email, password, rememberMe }, { app, cookies }) => {
    const found = await accountByEmail(app.database.global, email)
    const matches = await isPassword(password, found?.passwordHash)
    if (!found || !matches) throw fail('wrongSignIn')
    const { passwordHash: _hash, ...account } = found
    await openSession(app, cookies, account, rememberMe)
    return { account }
  },
)
