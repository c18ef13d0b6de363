/** Checks what a visitor has filled in to sign up for news: in the browser before it is sent, and again on the server. Pure. */

import { isEmail } from '../email.ts'
import type { ENTRY_MESSAGES } from '../forms/check-entries.ts'
import { MAX_SUBSCRIBER_NAME } from './subscriber.ts'

export interface SignUp {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The words to agree to; empty where there are none. */
  readonly agreesTo: string
  readonly hasAgreed: boolean
}

export type SignUpField = 'email' | 'firstName' | 'lastName' | 'consent'
export type SignUpProblem = keyof Pick<
  typeof ENTRY_MESSAGES,
  'required' | 'emailInvalid' | 'tooLong'
>

/** Problems by field; empty where all is well. Any domain that can exist will do (specification §5). */
export function checkSignUp(given: SignUp): Readonly<Partial<Record<SignUpField, SignUpProblem>>> {
  const checks: readonly (readonly [SignUpField, SignUpProblem, boolean])[] = [
    ['email', 'required', given.email === ''],
    ['email', 'emailInvalid', given.email !== '' && !isEmail(given.email, 'deliverable')],
    ['firstName', 'tooLong', given.firstName.length > MAX_SUBSCRIBER_NAME / 2],
    ['lastName', 'tooLong', given.lastName.length > MAX_SUBSCRIBER_NAME / 2],
    ['consent', 'required', given.agreesTo !== '' && !given.hasAgreed],
  ]
  return Object.fromEntries(
    checks.flatMap(([field, problem, isWrong]) => (isWrong ? [[field, problem]] : [])),
  )
}
