/** Guard of account passwords, for every call that asks for one. */

import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import type { GuessRule } from '../../platform/limits/guesses.ts'
import type { PasswordTurn } from './password.ts'

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

/** Account mails that one address gets in an hour: enough for someone who lost one, too few to annoy anybody. */
const MAILS_TO_ONE = { max: 5, seconds: 3600 } as const

/** Counts a mail to an address; refuses with `LimitReached`, whether or not the address has an account. */
export async function countMailTo({ rates }: App, email: string): Promise<void> {
  await rates.count([{ key: `accountMail|${email.toLowerCase()}`, limit: MAILS_TO_ONE }])
}
