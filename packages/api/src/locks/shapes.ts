import { SITE_STATUSES } from '@sitewright/core/site/site-settings'
import * as z from 'zod'

/** Shared among visitors, so it is short where owners want it short; tries are counted. `MASKED_FIELD` keeps the old. */
export const lockPassword = z
  .string()
  .min(4, 'Use at least 4 characters.')
  .max(200, 'Use at most 200 characters.')

export const siteStatus = z.enum(SITE_STATUSES)

export const siteStatusAnswer = z.object({
  status: siteStatus,
  maintenanceText: z.string(),
  /** `MASKED_FIELD` where one was chosen already, which stays unless another is sent; otherwise empty. */
  password: z.string(),
})
export type SiteStatusAnswer = z.infer<typeof siteStatusAnswer>

export const pageProtection = z.object({
  isProtected: z.boolean(),
  /** `MASKED_FIELD` where there is one, otherwise empty. */
  password: z.string(),
})
