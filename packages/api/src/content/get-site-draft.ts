import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteDraft } from './site-draft.ts'

export const getSiteDraft = defineCall({
  name: 'getSiteDraft',
  summary: 'The site’s draft header, look, navigations and page settings, with their revision.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/site-draft',
  params: siteParams,
  output: z.object({ revision: z.number().int(), draft: siteDraft }),
})
