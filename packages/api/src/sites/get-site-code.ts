import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteCode } from './site-settings-shape.ts'

export const getSiteCode = defineCall({
  name: 'getSiteCode',
  summary: 'The owner’s own code for published pages.',
  audience: 'owner',
  needs: 'site.code',
  method: 'GET',
  path: '/s/:siteId/api/code',
  params: siteParams,
  output: z.object({ code: siteCode }),
})
