import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteSummary } from './shapes.ts'

export const getSite = defineCall({
  name: 'getSite',
  summary: 'One site as the caller may see it.',
  audience: 'owner',
  needs: 'site.view',
  method: 'GET',
  path: '/s/:siteId/api/site',
  takesKey: true,
  params: siteParams,
  output: z.object({ site: siteSummary }),
})
