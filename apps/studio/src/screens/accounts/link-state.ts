import { CallFailure } from '@sitewright/api/client'

export type LinkState = 'good' | 'missing' | 'spent'

/** Whether the link of a mail can still be used, as far as is known: `spent` once the server has refused it. */
export function linkState(token: string, error: Error | null): LinkState {
  if (token === '') return 'missing'
  const isRefused = error instanceof CallFailure && error.envelope.code === 'linkUnknown'
  return isRefused ? 'spent' : 'good'
}
