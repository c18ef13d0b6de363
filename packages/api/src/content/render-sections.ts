import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { section } from './shapes.ts'

export const renderSections = defineCall({
  name: 'renderSections',
  summary: 'The canvas HTML of up to five sections as they are in the editor now; saves nothing.',
  audience: 'owner',
  needs: 'content.view',
  method: 'POST',
  path: '/s/:siteId/api/documents/:documentId/render-sections',
  params: siteParams.extend({ documentId: id }),
  input: z.object({ sections: z.array(section).min(1).max(5) }),
  output: z.object({ sections: z.array(z.object({ id, html: z.string() })) }),
})
