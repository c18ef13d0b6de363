import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { PREVIEW_DAYS, previewLink } from './shapes.ts'

export const createPreviewLink = defineCall({
  name: 'createPreviewLink',
  summary:
    'Makes a link that shows the draft of the whole site to whoever has it, without an account. Its address is in this answer only.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'POST',
  path: '/s/:siteId/api/preview-links',
  params: siteParams,
  input: z.object({
    name: z.string().trim().max(100).default(''),
    days: z.literal(PREVIEW_DAYS),
    showsLocked: z.boolean().default(false),
  }),
  output: z.object({ link: previewLink, url: z.string() }),
})
