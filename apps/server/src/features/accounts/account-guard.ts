/** Guard of account passwords, for every call that asks for one. */

import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import type { CookieJar } from '../../platform/http/cookies.ts'
import { guardPassword } from '../../platform/http/guard-password.ts'
import type { AccountRecord } from '../../platform/http/route.ts'
import type { GuessRule } from '../../platform/limits/guesses.ts'
import { accountByEmail } from './account-table.ts'
import { fail } from './errors.ts'
import { isPassword, type PasswordTurn } from './password.ts'

/** Backoff for an account: ten free slips, then 1,440 guesses a day at most, against passwords of at least eight characters. */
export const ACCOUNT_GUESSES: GuessRule = { free: 10, longestS: 60, forgiveS: 300 }

/** Counter key by the email and not by the account, so that guessing is slowed alike where there is no account. */
export function accountSubject(email: string): string {
  return `account|${email.toLowerCase()}`
}

export function accountTurn({ config }: App, request: FastifyRequest): PasswordTurn {
  return {
    queue: 'account',
    line: clientAddress(request, config),
    isCheap: config.cheapHashes,
  }
}

/** A request and its cookies. */
export interface Visit {
  readonly app: App
  readonly cookies: CookieJar
  readonly raw: FastifyRequest
}

/** Asks for the account's password before a change to it: a session alone may be stolen. */
export async function requireCurrentPassword(
  { app, account, cookies, raw }: Visit & { readonly account: AccountRecord },
  currentPassword: string,
): Promise<void> {
  const known = await accountByEmail(app.database.global, account.email)
  const isRight = await guardPassword(
    { app, cookies, raw },
    {
      subject: accountSubject(account.email),
      rule: ACCOUNT_GUESSES,
      check: () => isPassword(currentPassword, known?.passwordHash, accountTurn(app, raw)),
    },
  )
  if (isRight) return
  const { message } = fail.catalogue.wrongPassword
  throw fail('wrongPassword', { errors: { currentPassword: message } })
}

/** Account mails that one address gets in an hour: enough for someone who lost one, too few to annoy anybody. */
const MAILS_TO_ONE = { max: 5, seconds: 3600 } as const

/** Counts a mail to an address; refuses with `LimitReached`, whether or not the address has an account. */
export async function countMailTo({ rates }: App, email: string): Promise<void> {
  await rates.count([{ key: `accountMail|${email.toLowerCase()}`, limit: MAILS_TO_ONE }])
}
