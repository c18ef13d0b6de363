import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteCode } from './site-settings-shape.ts'

export const putSiteCode = defineCall({
  name: 'putSiteCode',
  summary: 'Replaces the owner’s own code. Live at once; never on lock, cart or checkout pages.',
  audience: 'owner',
  needs: 'site.code',
  method: 'PUT',
  path: '/s/:siteId/api/code',
  params: siteParams,
  input: siteCode,
  output: z.object({ code: siteCode }),
})
