import { problems } from '@sitewright/core/problem'

/** Everything accounts can refuse, in the words people read. */
export const fail = problems({
  emailHeld: {
    status: 409,
    message:
      'The account that had this address until lately can take it back for seven days. Please use another one.',
  },
  emailTaken: {
    status: 409,
    message: 'There is already an account with that email. Sign in instead.',
  },
  passwordCommon: {
    status: 400,
    message: 'That password is on every list of common passwords. Please choose another.',
  },
  codeMissing: { status: 400, message: 'Enter the six digits, or a recovery code.' },
  confirmPassword: { status: 400, message: 'Please enter the password that you chose.' },
  linkUnknown: {
    status: 404,
    message: 'This link is no longer good. It may have been used, or be too old.',
  },
  passkeyNotMade: {
    status: 400,
    message: 'That passkey could not be added. Please try again.',
  },
  passkeysFull: { status: 409, message: 'An account has at most 20 passkeys. Remove one first.' },
  passkeyTooOld: { status: 400, message: 'That took too long. Please try again.' },
  passkeyUnknown: {
    status: 401,
    message: 'That passkey opens no account here. Sign in with your password instead.',
  },
  secondFactorOn: { status: 409, message: 'Signing in takes a code of an app already.' },
  signInTooOld: { status: 401, message: 'That took too long. Please enter your password again.' },
  wrongCode: {
    status: 400,
    message: 'That code is not right, or was used before. Wait for the next one.',
  },
  wrongPassword: { status: 400, message: 'That is not your current password.' },
  wrongSignIn: { status: 401, message: 'That email and password do not belong together.' },
  signInBusy: { status: 429, message: 'Please try again in a few seconds.' },
})
