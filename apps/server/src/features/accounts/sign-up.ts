import { signUp as contract } from '@sitewright/api/accounts/sign-up'
import { guestCall } from '../../platform/http/route.ts'
import { insertAccount } from './account-table.ts'
import { fail } from './errors.ts'
import { hashPassword, refuseCommonPassword } from './password.ts'
import { openSession } from './session.ts'

export const signUp = guestCall(contract, async ({ name, email, password }, { app, cookies }) => {
  refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  const account = await insertAccount(app.database.global, { name, email, passwordHash })
  if (!account) {
    const { message } = fail.catalogue.emailTaken
    throw fail('emailTaken', { errors: { email: message } })
  }
  await openSession(app, cookies, account, false)
  return { account }
})
