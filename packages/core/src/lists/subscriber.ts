/** Subscribers of a list: their states, what is known of their consent, and how addresses are compared. Pure. */

export const SUBSCRIBER_STATES = ['pending', 'subscribed', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Moves between the states of a subscriber; an import moves nobody who has unsubscribed. */
export const SUBSCRIBER_MOVES = {
  /** Asked by mail whether they want it (double opt-in). */
  pending: ['subscribed', 'unsubscribed'],
  subscribed: ['unsubscribed', 'bounced'],
  unsubscribed: ['subscribed'],
  /** Mail to them came back for good. */
  bounced: ['subscribed', 'unsubscribed'],
} as const satisfies Record<SubscriberState, readonly SubscriberState[]>

/** Origin of a subscriber: a sign-up on a page, a form, an owner who added them, a file. */
export const SUBSCRIBER_SOURCES = ['newsletter', 'form', 'owner', 'import'] as const
export type SubscriberSource = (typeof SUBSCRIBER_SOURCES)[number]

/** Evidence of consent, kept as it was given. */
export interface Consent {
  readonly source: SubscriberSource
  /** The words that were agreed to, as the page showed them; empty where signing up itself was all. */
  readonly text: string
  /** Epoch milliseconds. */
  readonly at: number
  /** The page that it was given on; empty where it was given elsewhere. */
  readonly pageTitle: string
  readonly pagePath: string
  /** Keyed hash of the network address, by which a dispute can be settled; empty where nobody knows it. */
  readonly ipHash: string
  /** The owner's words about consent that was given elsewhere: place and time. */
  readonly proof: string
  /** Epoch milliseconds at which the link in the mail was confirmed; null where no mail asked. */
  readonly confirmedAt: number | null
}

/** The name of the list that sign-ups go to where their block names none. */
export const DEFAULT_LIST_NAME = 'Newsletter'

export const MAX_LISTS = 100
export const MAX_LIST_NAME = 100
/** Longest name of a subscriber in characters. */
export const MAX_SUBSCRIBER_NAME = 200
/** Longest text that visitors agree to in characters, as the block's setting allows. */
export const MAX_CONSENT_TEXT = 500

/** Time between two mails that ask the same address, in milliseconds: an hour, so that nobody's inbox can be flooded. */
export const ASK_AGAIN_MS = 60 * 60 * 1000
/** Life of the link in such a mail in milliseconds: a week. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1000

/** An address as it is compared: mail servers that tell capitals apart are not met any more. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
