import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { previewLink } from './shapes.ts'

export const listPreviewLinks = defineCall({
  name: 'listPreviewLinks',
  summary: 'The preview links of the site that have not ended, the newest first.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'GET',
  path: '/s/:siteId/api/preview-links',
  params: siteParams,
  output: z.object({ links: z.array(previewLink) }),
})
