import { problems } from '@sitewright/core/problem'
import { FEATURE_FLAGS } from '@sitewright/core/site/feature-flags'

/** Refusals of forms. Those of visitors have the texts of the specification (§8), which pages show as they are. */
export const fail = problems({
  formMissing: { status: 404, message: 'That form does not exist.' },
  answerMissing: { status: 404, message: 'That answer is no longer there.' },
  deliveryMissing: { status: 404, message: 'That delivery is no longer there.' },
  tooManyLabels: { status: 422, message: 'An answer has at most 20 labels.' },
  noReplyAddress: {
    status: 422,
    message: 'This answer has no address to write to.',
  },
  repliesFull: {
    status: 409,
    message: 'You have written 50 times about this answer. Go on in your mail program.',
  },
  replyChanged: {
    status: 409,
    message: 'This reply was sent before with other words. Load the answer again to see it.',
  },
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
  fileKind: { status: 400, message: 'Files of this kind are not taken here.' },
  fileLies: { status: 400, message: 'This file is not what its name says.' },
  filesWait: {
    status: 429,
    message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  },
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
})
