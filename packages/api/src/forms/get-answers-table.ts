import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, searched, siteParams } from '../fields.ts'
import { ANSWER_FILTERS, answerScope } from './answer-shapes.ts'

export const getAnswersTable = defineCall({
  name: 'getAnswersTable',
  summary:
    'Answers to a form as CSV, newest first, a column for each question; those that its list shows for the same search and filter. Passwords are left out.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'GET',
  path: '/s/:siteId/api/forms/:formId/answers.csv',
  params: siteParams.extend({ formId: id }),
  query: z.object({
    search: searched.optional(),
    filter: z.enum(ANSWER_FILTERS).default('all'),
    ...answerScope.shape,
  }),
  output: z.unknown(),
  streams: 'csv',
})
