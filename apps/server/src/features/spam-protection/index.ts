/** Protection against what robots send: captchas, and what owners do not want. */

import type { Feature } from '../../platform/feature.ts'
import { getCaptchaChallenge } from './get-captcha-challenge.ts'
import { getSpamProtection } from './get-spam-protection.ts'
import { migrations } from './migrations.ts'
import { putSpamProtection } from './put-spam-protection.ts'
import { forgetSolved } from './solved-captchas.ts'

export { readSpamRules } from './spam-rules.ts'
export {
  acceptCaptcha,
  type CaptchaVerdict,
  NOT_ASKED,
  spendCaptcha,
  verifyCaptcha,
  verifyVisitorCaptcha,
} from './verify-captcha.ts'

export const spamProtection: Feature = {
  name: 'spam-protection',
  routes: [getCaptchaChallenge, getSpamProtection, putSpamProtection],
  chores: [forgetSolved],
  migrations,
}
