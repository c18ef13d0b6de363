import type { CaptchaKind } from '@sitewright/core/forms/site-form'

/** Place for a captcha that comes by script; below the button, so that nothing that is about to be pressed moves. */
export function captchaPlace(kind: CaptchaKind): string {
  return kind === 'none'
    ? ''
    : `<div class="captcha-container" data-captcha="${kind}" data-theme="light"></div>`
}

/** The kind that page data tell of a site (`websiteSettings.visitorCaptcha`). */
export function captchaKindOf(value: unknown): CaptchaKind {
  return value === 'altcha' || value === 'recaptcha' ? value : 'none'
}
