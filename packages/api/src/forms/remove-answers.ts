import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { answerIds } from './answer-shapes.ts'

export const removeAnswers = defineCall({
  name: 'removeAnswers',
  summary: 'Removes several answers to a form for good.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/forms/:formId/answers/remove',
  params: siteParams.extend({ formId: id }),
  input: z.object({ answerIds }),
  output: z.object({ count: z.number() }),
})
