import { signIn as contract } from '@sitewright/api/accounts/sign-in'
import { guardPassword } from '../../platform/http/guard-password.ts'
import { guestCall } from '../../platform/http/route.ts'
import { ACCOUNT_GUESSES, accountSubject, accountTurn } from './account-guard.ts'
import { accountByEmail } from './account-table.ts'
import { fail } from './errors.ts'
import { isPassword } from './password.ts'
import { letIn } from './sign-in-step.ts'

/** Signs in. An unknown email and a wrong password give the same answer after the same work. */
export const signIn = guestCall(
  contract,
  async ({ email, password, rememberMe }, { app, cookies, raw }) => {
    const found = await accountByEmail(app.database.global, email)
    const turn = accountTurn(app, raw)
    const matches = await guardPassword(
      { app, cookies, raw },
      {
        subject: accountSubject(email),
        rule: ACCOUNT_GUESSES,
        check: () => isPassword(password, found?.passwordHash, turn),
      },
    )
    if (!found || !matches) throw fail('wrongSignIn')
    return letIn({ app, cookies, raw }, found, rememberMe)
  },
)
