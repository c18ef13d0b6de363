import type { Id } from '@sitewright/core/id'
import { MASKED_FIELD } from '@sitewright/core/masked-field'
import { hashPassword } from '../accounts/index.ts'
import { fail } from './errors.ts'

/** Hash of a password that was sent; undefined where the old one is kept. */
export async function hashOfNew(
  siteId: Id,
  password: string | undefined,
): Promise<string | undefined> {
  if (password === undefined || password === MASKED_FIELD) return undefined
  return hashPassword(password, { queue: 'account', line: siteId })
}

export function refuseNoPassword(): never {
  const { message } = fail.catalogue.passwordNeeded
  throw fail('passwordNeeded', { errors: { password: message } })
}
