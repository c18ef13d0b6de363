import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { answerIds, answerLabel, MAX_LABELS } from './answer-shapes.ts'

const labels = z.array(answerLabel).max(MAX_LABELS).default([])

export const editAnswers = defineCall({
  name: 'editAnswers',
  summary:
    'Changes several answers to a form: read or not, their labels, taken in where they were held back. Those that are gone are left out.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'PATCH',
  path: '/s/:siteId/api/forms/:formId/answers',
  params: siteParams.extend({ formId: id }),
  input: z.object({
    answerIds,
    isRead: z.boolean().optional(),
    /** Only from `held`. */
    state: z.literal('kept').optional(),
    addLabels: labels,
    removeLabels: labels,
  }),
  /** The number of answers that are as was asked for. */
  output: z.object({ count: z.number() }),
})
