/** The rules for signing up for news, fetched when they are first needed. */

import { ENTRY_MESSAGES } from '@sitewright/core/forms/check-entries'
import { checkSignUp } from '@sitewright/core/lists/check-sign-up'
import { signUpIn, type Values } from './send-form.ts'

/** Problems of a sign-up, in English by field id. */
export function problemsOf(
  form: HTMLFormElement,
  values: Values,
): Readonly<Record<string, string>> {
  const problems = Object.entries(checkSignUp(signUpIn(form, values)))
  return Object.fromEntries(problems.map(([id, problem]) => [id, ENTRY_MESSAGES[problem]]))
}
