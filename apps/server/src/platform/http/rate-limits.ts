import type { Call } from '@sitewright/api/call'

/** Requests a minute from one client, for calls that cost much or that guessing would pay. */
const PER_MINUTE: Readonly<Record<string, number>> = {
  signIn: 10,
  signUp: 10,
  addCartEntry: 60,
  updateCartEntry: 60,
  removeCartEntry: 60,
  startCheckout: 30,
  payCheckout: 20,
  uploadAsset: 120,
  listSearchResults: 60,
}

export function rateLimitOf(contract: Call): { max: number; timeWindow: string } | false {
  const max = PER_MINUTE[contract.name]
  return max === undefined ? false : { max, timeWindow: '1 minute' }
}
