/**
 * Captchas of forms, sign-ups and comments: one in each container, fetched when its form is first touched. What cannot be shown
 * or solved gives the token `unavailable`, with which an answer is held back instead of lost.
 */

import { AltchaBox } from './altcha-box.ts'
import { type Captcha, type CaptchaAround, siteKey } from './captcha-kind.ts'
import { RecaptchaBox } from './recaptcha-box.ts'

type NewCaptcha = new (container: HTMLElement, around: CaptchaAround) => Captcha

const KINDS: Readonly<Record<string, NewCaptcha>> = { altcha: AltchaBox, recaptcha: RecaptchaBox }

const made = new WeakMap<HTMLElement, Captcha>()

/** The captcha of a container, which is rendered once, however often it is asked for. */
export function captchaIn(container: HTMLElement, around: CaptchaAround): Captcha {
  const known = made.get(container)
  if (known) return known
  const Kind = KINDS[container.dataset.captcha ?? kindOfTheme()] ?? AltchaBox
  const captcha = new Kind(container, around)
  made.set(container, captcha)
  return captcha
}

/** Markup of themes says only that there is one: of reCAPTCHA where the site has a key of it. */
function kindOfTheme(): string {
  return siteKey() === '' ? 'altcha' : 'recaptcha'
}
