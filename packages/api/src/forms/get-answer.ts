import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { answer, answerReply } from './answer-shapes.ts'

export const getAnswer = defineCall({
  name: 'getAnswer',
  summary: 'One answer to a form.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'GET',
  path: '/s/:siteId/api/forms/:formId/answers/:answerId',
  params: siteParams.extend({ formId: id, answerId: id }),
  output: z.object({
    answer,
    formName: z.string(),
    /** Labels that answers to the form have. */
    knownLabels: z.array(z.string()),
    /** Mail that was written to the visitor, oldest first. */
    replies: z.array(answerReply),
  }),
})
