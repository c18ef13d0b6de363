import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const openFormPreview = defineCall({
  name: 'openFormPreview',
  summary:
    'Address of a frame that shows a form in the look of the site, for what renderForm draws.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'GET',
  path: '/s/:siteId/api/forms/:formId/preview',
  params: siteParams.extend({ formId: id }),
  output: z.object({
    /** Valid for five minutes; request a new one to reload later. */
    canvasUrl: z.string(),
    /** Origin of the frame; messages from others must be ignored. */
    canvasOrigin: z.string(),
  }),
})
