import type { Subscriber } from '@sitewright/api/lists/shapes'
import type { SubscriberSource } from '@sitewright/core/lists/subscriber'

/** Looks of each state in the list; one that is held back is no state of its own. */
export const STATE_TONES = {
  pending: 'warning',
  subscribed: 'success',
  unsubscribed: 'neutral',
  bounced: 'danger',
  held: 'warning',
} as const

export function stateOf({ state, doubts }: Subscriber): keyof typeof STATE_TONES {
  return state === 'pending' && doubts.length > 0 ? 'held' : state
}

export const SOURCE_WORDS = {
  newsletter: 'subscribers.fromNewsletter',
  form: 'subscribers.fromForm',
  owner: 'subscribers.fromOwner',
  import: 'subscribers.fromImport',
} as const satisfies Record<SubscriberSource, string>
