import { CallFailure } from '@sitewright/api/client'

const ATTEMPTS = 2

/** Only what may go better next time is asked for again: silence of the network and the server's own faults. */
export function shouldTryAgain(failures: number, error: unknown): boolean {
  const isPassing = error instanceof CallFailure && (error.status === 0 || error.status >= 500)
  return isPassing && failures < ATTEMPTS
}
