import { problems } from '@sitewright/core/problem'

/** Refusals that any call can give. */
export const fail = problems({
  invalidInput: {
    status: 400,
    message: 'Some of what was sent is not valid. Please check your entries.',
  },
  invalidJson: { status: 400, message: 'The request’s body is not valid JSON.' },
  notSignedIn: { status: 401, message: 'Please sign in to go on.' },
  keyUnknown: {
    status: 401,
    message: 'This key is not one of the site’s. Make a new one in the site’s settings.',
  },
  notAllowed: { status: 403, message: 'Your role on this site does not allow that.' },
  takenDown: {
    status: 403,
    message: 'The operator of this server took this site down. Nothing of it can be changed.',
  },
  factorNeeded: {
    status: 403,
    message: 'Operators need a second factor. Set one up in your account, then come back.',
  },
  switchedOff: { status: 403, message: 'That is switched off for this site.' },
  notOffered: { status: 404, message: 'That is not offered on this site.' },
  crumbMissing: {
    status: 403,
    message: 'Your session has expired. Please reload the page and try again.',
  },
  onlyOpened: { status: 403, message: 'This page can only be opened, and not read by a script.' },
  foreignOrigin: { status: 403, message: 'That request came from another site.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  tooSlow: { status: 408, message: 'That took too long to arrive. Please try again.' },
  tooLarge: { status: 413, message: 'That is too large to be accepted.' },
  addressTooLong: { status: 414, message: 'That address is too long.' },
  wrongType: { status: 415, message: 'That kind of content is not accepted here.' },
  headersTooLarge: { status: 431, message: 'What was sent before the request is too large.' },
  tooMany: { status: 429, message: 'Please try again in a few seconds.' },
  unexpected: { status: 500, message: 'Something went wrong' },
  noRoom: {
    status: 507,
    message: 'There is no room to keep that just now. Please try again in a minute.',
  },
  busy: { status: 503, message: 'Please try again in a few seconds.' },
})
