import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { answer } from './answer-shapes.ts'

export const updateAnswer = defineCall({
  name: 'updateAnswer',
  summary: 'Notes that an answer was read or not, and takes one in that was held back.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'PUT',
  path: '/s/:siteId/api/forms/:formId/answers/:answerId',
  params: siteParams.extend({ formId: id, answerId: id }),
  input: z.object({
    isRead: z.boolean().optional(),
    /** Only from `held`. */
    state: z.literal('kept').optional(),
  }),
  output: z.object({ answer }),
})
