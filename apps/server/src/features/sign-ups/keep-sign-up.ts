/** Checks a sign-up, sent by script or by a browser itself, and keeps it. */

import { ENTRY_MESSAGES } from '@sitewright/core/forms/check-entries'
import type { Id } from '@sitewright/core/id'
import { checkSignUp, type SignUp } from '@sitewright/core/lists/check-sign-up'
import { clientAddress } from '../../platform/http/client-address.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { failForm } from '../forms/index.ts'
import { type SignUpSigns, signUp } from '../lists/index.ts'
import { acceptCaptcha, spendCaptcha, verifyVisitorCaptcha } from '../spam-protection/index.ts'

export interface GivenSignUp extends SignUp {
  readonly listId: Id | ''
  readonly pageTitle: string
  readonly pagePath: string
}

export interface SignUpProof extends Omit<SignUpSigns, 'lacksCaptcha'> {
  /** Token of a captcha; looked at where the site asks for one. */
  readonly captcha: string | null | undefined
}

/** Refuses with what is wrong, by field; otherwise it says nothing about the address. */
export async function keepSignUp(
  visit: Pick<VisitorRequest, 'app' | 'raw' | 'siteId' | 'inSite'>,
  given: GivenSignUp,
  { captcha, ...signs }: SignUpProof,
): Promise<void> {
  const { app, raw, inSite } = visit
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
  const verdict = await verifyVisitorCaptcha(visit, captcha)
  const { isMissed } = acceptCaptcha(verdict)
  await inSite(async (site) => {
    await signUp(app, site, wish, { ...signs, lacksCaptcha: isMissed })
    await spendCaptcha(site, verdict)
  })
}

/** Text on one line, without control characters and halves of characters. */
function asLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
}
