import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { publication } from './shapes.ts'

export const restorePublication = defineCall({
  name: 'restorePublication',
  summary:
    'Makes an earlier published version live again, as a new version; drafts follow it, and what they held is kept.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'POST',
  path: '/s/:siteId/api/publications/:publicationId/restore',
  params: siteParams.extend({ publicationId: id }),
  output: z.object({ publication }),
})
