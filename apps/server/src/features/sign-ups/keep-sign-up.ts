/** Checks a sign-up, sent by script or by a browser itself, and keeps it. */

import { ENTRY_MESSAGES } from '@sitewright/core/forms/check-entries'
import type { Id } from '@sitewright/core/id'
import { checkSignUp, type SignUp } from '@sitewright/core/lists/check-sign-up'
import { clientAddress } from '../../platform/http/client-address.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { failForm } from '../forms/index.ts'
import { type SignUpSigns, signUp } from '../lists/index.ts'

export interface GivenSignUp extends SignUp {
  readonly listId: Id | ''
  readonly pageTitle: string
  readonly pagePath: string
}

/** Refuses with what is wrong, by field; otherwise it says nothing about the address. */
export async function keepSignUp(
  { app, raw, inSite }: Pick<VisitorRequest, 'app' | 'raw' | 'inSite'>,
  given: GivenSignUp,
  signs: SignUpSigns,
): Promise<void> {
  const { listId, pageTitle, pagePath, agreesTo } = given
  const [email, firstName, lastName] = [given.email, given.firstName, given.lastName].map(asLine)
  const checked = { ...given, email, firstName, lastName } as GivenSignUp
  const problems = Object.entries(checkSignUp(checked))
  if (problems.length > 0) {
    throw failForm('entriesInvalid', {
      errors: Object.fromEntries(
        problems.map(([field, problem]) => [field, ENTRY_MESSAGES[problem]]),
      ),
    })
  }
  const wish = {
    ...{ listId, pageTitle, pagePath },
    email: checked.email,
    name: [checked.firstName, checked.lastName].filter(Boolean).join(' '),
    source: 'newsletter',
    text: agreesTo,
    address: clientAddress(raw, app.config),
  } as const
  await inSite((site) => signUp(app, site, wish, signs))
}

/** Text on one line, without control characters and halves of characters. */
function asLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
}
