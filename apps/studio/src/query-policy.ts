import { CallFailure } from '@sitewright/api/client'

/** Retries after the first attempt. */
const ATTEMPTS = 2

/** Retry policy: only passing failures are retried, which are silence of the network and the server's own faults. */
export function shouldTryAgain(failures: number, error: unknown): boolean {
  const isPassing = error instanceof CallFailure && (error.status === 0 || error.status >= 500)
  return isPassing && failures < ATTEMPTS
}
