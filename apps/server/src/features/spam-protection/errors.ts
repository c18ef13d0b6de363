import { problems } from '@sitewright/core/problem'

/** Refusals of captchas, in the texts of the specification (§8), which pages show as they are. */
export const fail = problems({
  captchaMissing: { status: 400, message: 'Complete CAPTCHA before submitting.' },
  captchaFailed: {
    status: 400,
    message: 'reCAPTCHA failed. Refresh this page and try again.',
  },
})
