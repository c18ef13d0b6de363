import { SITE_STANDINGS } from '@sitewright/core/site/site-standing'
import * as z from 'zod'
import { id, time } from '../fields.ts'

/** A site of this server, as its operators see it. */
export const hostedSite = z.object({
  id,
  title: z.string(),
  /** Address of the live site, with scheme and port. */
  url: z.string(),
  /** Address of its owner; empty where nobody is. */
  owner: z.string(),
  standing: z.enum(SITE_STANDINGS),
  /** Reason that its people read; empty for none. */
  reason: z.string(),
  createdAt: time,
  publishedAt: time.nullable(),
  /** Time of its deletion by its owner; null while it is there. */
  removedAt: time.nullable(),
})
export type HostedSite = z.infer<typeof hostedSite>

/** Counts of all that a site keeps, taken when they are asked for. */
export const hostedSiteUse = z.object({
  files: z.number().int(),
  /** Bytes of its uploads. */
  fileBytes: z.number().int(),
  people: z.number().int(),
  orders: z.number().int(),
  mailWaiting: z.number().int(),
  mailFailed: z.number().int(),
})

export const OPERATOR_DEEDS = ['opened', 'suspended', 'takenDown'] as const

/** A deed of an operator, in the log that no operator can change. */
export const operatorEvent = z.object({
  id,
  at: time,
  deed: z.enum(OPERATOR_DEEDS),
  /** Address of the operator, as it was then. */
  by: z.string(),
  siteId: id,
  /** Title of the site, as it was then. */
  siteTitle: z.string(),
  reason: z.string(),
})
export type OperatorEvent = z.infer<typeof operatorEvent>
