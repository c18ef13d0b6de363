import { problems } from '@sitewright/core/problem'
import { FEATURE_FLAGS } from '@sitewright/core/site/feature-flags'

/** Refusals of forms. Those of visitors have the texts of the specification (§8), which pages show as they are. */
export const fail = problems({
  formMissing: { status: 404, message: 'That form does not exist.' },
  answerMissing: { status: 404, message: 'That answer is no longer there.' },
  deliveryMissing: { status: 404, message: 'That delivery is no longer there.' },
  formsFull: { status: 409, message: 'A site has at most 500 forms. Remove one first.' },
  formChanged: {
    status: 409,
    message: 'Someone else has changed this form. Load it again to see how it is now.',
  },
  limitsOff: { status: 403, message: FEATURE_FLAGS.formHandler.offForOwners },
  codeNotAllowed: {
    status: 403,
    message: 'Your role on this site does not allow code, which runs after a form is sent.',
  },
  notConfigured: { status: 404, message: 'This form has not been configured yet.' },
  formClosed: { status: 403, message: 'This form takes no more answers.' },
  keyUnknown: {
    status: 401,
    message: 'Unable to submit form. Please try again later.',
  },
  keyUsed: {
    status: 409,
    message: 'Error processing form submission. Please reload and try again.',
  },
  unreadable: {
    status: 400,
    message: 'Could not parse the form fields, please check your entries.',
  },
  entriesInvalid: {
    status: 400,
    message: 'One or more fields is invalid, please check your entries.',
  },
  captchaMissing: { status: 400, message: 'Complete CAPTCHA before submitting.' },
  captchaFailed: {
    status: 400,
    message: 'reCAPTCHA failed. Refresh this page and try again.',
  },
})
