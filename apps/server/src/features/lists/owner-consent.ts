import type { Consent, SubscriberSource } from '@sitewright/core/lists/subscriber'

export interface OwnerConsent {
  readonly source: Extract<SubscriberSource, 'owner' | 'import'>
  /** The owner's words about where and when it was given. */
  readonly proof: string
  readonly now: Date
}

/** Consent that was given elsewhere, by the word of the owner. */
export function consentByOwner({ source, proof, now }: OwnerConsent): Consent {
  const nowhere = { text: '', pageTitle: '', pagePath: '', ipHash: '' }
  return { ...nowhere, source, proof, at: now.getTime(), confirmedAt: null }
}
