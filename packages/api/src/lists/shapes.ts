import { isEmail } from '@sitewright/core/email'
import {
  MAX_LIST_NAME,
  MAX_SUBSCRIBER_NAME,
  SUBSCRIBER_SOURCES,
  SUBSCRIBER_STATES,
} from '@sitewright/core/lists/subscriber'
import * as z from 'zod'
import { filled, id, siteParams, time } from '../fields.ts'

export const listParams = siteParams.extend({ listId: id })
export const subscriberParams = listParams.extend({ subscriberId: id })

export const listName = filled('Name the list.').max(
  MAX_LIST_NAME,
  `Use at most ${MAX_LIST_NAME} characters.`,
)

export const subscriberEmail = z
  .string()
  .trim()
  .refine((text) => isEmail(text, 'deliverable'), 'Please enter a valid email')

export const subscriberName = z
  .string()
  .trim()
  .max(MAX_SUBSCRIBER_NAME, `Use at most ${MAX_SUBSCRIBER_NAME} characters.`)

/** The owner's words about consent that was given elsewhere. */
export const proofOfConsent = filled('Say where and when they agreed.').max(
  500,
  'Use at most 500 characters.',
)

export const mailingList = z.object({
  id,
  name: z.string(),
  /** Whether sign-ups go here that name no list. */
  isDefault: z.boolean(),
  /** Subscribers by state; `held` are those of `pending` whom nobody has written to yet. */
  counts: z.object({
    pending: z.number().int(),
    subscribed: z.number().int(),
    unsubscribed: z.number().int(),
    bounced: z.number().int(),
    held: z.number().int(),
  }),
})
export type MailingList = z.output<typeof mailingList>

const consent = z.object({
  source: z.enum(SUBSCRIBER_SOURCES),
  /** The words that were agreed to; empty where signing up itself was all. */
  text: z.string(),
  at: time,
  pageTitle: z.string(),
  pagePath: z.string(),
  /** The owner's words, where it was given elsewhere. */
  proof: z.string(),
  confirmedAt: time.nullable(),
})

export const subscriber = z.object({
  id,
  email: z.string(),
  name: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  /** The consent in force, or else the sign-up that waits for its confirmation. */
  consent: consent.nullable(),
  /** Reasons for which nobody was written to yet, by name. */
  doubts: z.array(z.string()),
  createdAt: time,
  changedAt: time,
})
export type Subscriber = z.output<typeof subscriber>
