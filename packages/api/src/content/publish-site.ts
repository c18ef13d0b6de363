import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { publication, publicationName } from './shapes.ts'

export const publishSite = defineCall({
  name: 'publishSite',
  summary: 'Makes the drafts named (all of them by default) live at once.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'POST',
  path: '/s/:siteId/api/publish',
  takesKey: true,
  params: siteParams,
  input: z.object({
    keys: z.array(z.string().max(50)).max(500).optional(),
    /** Name of the new version, for its history. */
    name: publicationName.optional(),
  }),
  output: z.object({ publication }),
})
