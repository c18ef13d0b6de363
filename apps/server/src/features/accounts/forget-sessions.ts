import { forgetExpired } from './forget-expired.ts'

/** Sign-ins for which no code came in time. */
export const forgetSteps = forgetExpired('sign-ins without a code', 'sign_in_step', 'token_hash')

/** Questions that no passkey answered in time. */
export const forgetChallenges = forgetExpired(
  'questions to passkeys',
  'passkey_challenge',
  'token_hash',
)

/** Sessions that have expired; nobody can use them any more. */
export const forgetSessions = forgetExpired('ended sessions', 'session', 'id')
