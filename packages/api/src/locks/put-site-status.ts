import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { lockPassword, siteStatus, siteStatusAnswer } from './shapes.ts'

export const putSiteStatus = defineCall({
  name: 'putSiteStatus',
  summary:
    'Opens the site to everyone, to whoever has its password, or to nobody for now; at once.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'PUT',
  path: '/s/:siteId/api/status',
  params: siteParams,
  input: z.object({
    status: siteStatus,
    maintenanceText: z.string().trim().max(1_000, 'Use at most 1,000 characters.').default(''),
    /** Unchanged if missing, or sent as `MASKED_FIELD`. */
    password: lockPassword.optional(),
  }),
  output: siteStatusAnswer,
})
