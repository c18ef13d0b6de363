/**
 * Captchas of whatever visitors send: forms, sign-ups, comments. First `verifyCaptcha`, outside of any transaction; then, in the
 * one that keeps what was sent, `acceptCaptcha` before it and `spendCaptcha` after.
 */

import { CAPTCHA_UNAVAILABLE } from '@sitewright/core/forms/captcha'
import type { SiteTx } from '../../platform/database.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { currentSettings } from '../site-settings/index.ts'
import { siteDirectory } from '../sites/index.ts'
import { checkSolution, readPayload, type Solved } from './altcha.ts'
import { fail } from './errors.ts'
import { askRecaptcha } from './recaptcha.ts'
import { keepSolved } from './solved-captchas.ts'
import { openSecret, readSpamRules } from './spam-rules.ts'

export type CaptchaVerdict =
  | { readonly is: 'absent' | 'failed' }
  /** It could not be shown, solved or asked about. */
  | { readonly is: 'unavailable' }
  | { readonly is: 'passed'; readonly solved?: Solved }

/** Verdict where no captcha was asked for. */
export const NOT_ASKED: CaptchaVerdict = { is: 'passed' }

export type CaptchaVisit = Pick<VisitorRequest, 'app' | 'siteId' | 'inSite'>

/** Judges a token, whichever captcha it is of. */
export async function verifyCaptcha(
  visit: CaptchaVisit,
  token: string | null | undefined,
): Promise<CaptchaVerdict> {
  if (!token) return { is: 'absent' }
  if (token === CAPTCHA_UNAVAILABLE) return { is: 'unavailable' }
  const { app, siteId } = visit
  const payload = readPayload(token)
  if (!payload) return { is: await verifyRecaptcha(visit, token) }
  const solved = await checkSolution(app.keys, siteId, payload, app.clock.now())
  return solved ? { is: 'passed', solved } : { is: 'failed' }
}

/** Judges the token of a sign-up or a comment, of which the site as a whole says whether it asks for a captcha. */
export async function verifyVisitorCaptcha(
  visit: CaptchaVisit,
  token: string | null | undefined,
): Promise<CaptchaVerdict> {
  const site = await siteDirectory(visit.app).byId(visit.siteId)
  return site?.settings.visitorCaptcha === 'none' ? NOT_ASKED : verifyCaptcha(visit, token)
}

/** A site that has only its public key cannot ask anyone, and shows the box all the same. */
async function verifyRecaptcha({ app, siteId, inSite }: CaptchaVisit, token: string) {
  const { sealedSecret, siteKey } = await inSite(async (site) => ({
    ...(await readSpamRules(site)),
    siteKey: (await currentSettings(site)).captchaSiteKey,
  }))
  if (siteKey === '') return 'failed'
  const secret = openSecret(app.keys, siteId, sealedSecret)
  return secret === undefined ? 'unavailable' : askRecaptcha(app, { siteId, secret, token })
}

/** Refuses what came without a captcha, or with a wrong one; says whether one could not be had, so that it is to be held back. */
export function acceptCaptcha({ is }: CaptchaVerdict): { readonly isMissed: boolean } {
  if (is === 'absent') throw fail('captchaMissing')
  if (is === 'failed') throw fail('captchaFailed')
  return { isMissed: is === 'unavailable' }
}

/** Uses a solution up: one that was handed in before is refused, and nothing of the transaction is kept. */
export async function spendCaptcha(site: SiteTx, verdict: CaptchaVerdict): Promise<void> {
  const solved = verdict.is === 'passed' ? verdict.solved : undefined
  if (solved && !(await keepSolved(site, solved))) throw fail('captchaFailed')
}
