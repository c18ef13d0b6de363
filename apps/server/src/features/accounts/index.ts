import type { Feature } from '../../platform/feature.ts'
import { getSession } from './get-session.ts'
import { migrations } from './migrations.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

export { insertAccount } from './account-table.ts'
export { hashPassword, isPassword } from './password.ts'
export { sessionOf } from './session.ts'

export const accounts: Feature = {
  name: 'accounts',
  routes: [getSession, signIn, signOut, signUp],
  migrations,
}
