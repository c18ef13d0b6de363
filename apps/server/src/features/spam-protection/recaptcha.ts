/** reCAPTCHA: Google is asked whether a token is good, with the site's own secret key. */

import type { Id } from '@sitewright/core/id'
import * as z from 'zod'
import type { App } from '../../platform/app.ts'
import { outside } from '../../platform/outside/outside.ts'

const ADDRESS = 'https://www.google.com/recaptcha/api/siteverify'

/** Questions of one site: each is a submission, which has limits of its own. */
const LIMIT = { name: 'recaptcha', max: 1_200, seconds: 60 }

const answer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Codes that tell of the keys or of Google, not of the visitor. */
const NOT_THE_VISITOR = /secret|bad-request|internal/

/** `unavailable`: nobody could say, as when Google cannot be reached or refuses the secret key. */
export async function askRecaptcha(
  app: App,
  {
    siteId,
    secret,
    token,
  }: { readonly siteId: Id; readonly secret: string; readonly token: string },
): Promise<'passed' | 'failed' | 'unavailable'> {
  try {
    const { body } = await outside(app).get(siteId, ADDRESS, {
      accepts: ['application/json'],
      maxBytes: 10_000,
      form: { secret, response: token },
      limit: LIMIT,
    })
    const { success, 'error-codes': codes } = answer.parse(JSON.parse(body.toString()))
    if (success) return 'passed'
    if (!codes.some((code) => NOT_THE_VISITOR.test(code))) return 'failed'
    app.log.warn({ siteId, codes }, 'reCAPTCHA could not be asked; the answer is held back')
  } catch (error) {
    app.log.warn({ siteId, err: error }, 'reCAPTCHA did not answer; the answer is held back')
  }
  return 'unavailable'
}
