import type { CaptchaKind } from '@sitewright/core/forms/site-form'

/** Captchas in the order in which owners are offered them. */
export const CAPTCHA_CHOICES = [
  'altcha',
  'recaptcha',
  'none',
] as const satisfies readonly CaptchaKind[]
