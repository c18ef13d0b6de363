import { MAX_STANDING_REASON, SITE_STANDINGS } from '@sitewright/core/site/site-standing'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { hostedSite } from './shapes.ts'

export const putSiteStanding = defineCall({
  name: 'putSiteStanding',
  summary: 'Suspends a site, takes it down, or opens it again. Its people are told in the studio.',
  audience: 'operator',
  method: 'PUT',
  path: '/api/operator/sites/:siteId/standing',
  params: siteParams,
  input: z.object({
    standing: z.enum(SITE_STANDINGS),
    /** Reason that its people read. */
    reason: z
      .string()
      .trim()
      .max(MAX_STANDING_REASON, `Use at most ${MAX_STANDING_REASON} characters.`),
  }),
  output: z.object({ site: hostedSite }),
})
