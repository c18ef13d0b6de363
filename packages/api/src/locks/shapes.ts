import { SITE_STATUSES } from '@sitewright/core/site/site-settings'
import * as z from 'zod'

/** A password shared among visitors, which may be short; tries are limited. `MASKED_FIELD` keeps the old one. */
export const lockPassword = z
  .string()
  .min(4, 'Use at least 4 characters.')
  .max(200, 'Use at most 200 characters.')

export const siteStatus = z.enum(SITE_STATUSES)

export const siteStatusAnswer = z.object({
  status: siteStatus,
  maintenanceText: z.string(),
  /** `MASKED_FIELD` if one is set, which sending it back keeps; otherwise empty. */
  password: z.string(),
})
export type SiteStatusAnswer = z.infer<typeof siteStatusAnswer>

export const pageProtection = z.object({
  isProtected: z.boolean(),
  /** `MASKED_FIELD` if one is set, otherwise empty. */
  password: z.string(),
})
