import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, searched, siteParams } from '../fields.ts'
import { ANSWER_FILTERS, answer, answerScope } from './answer-shapes.ts'

export const listAnswers = defineCall({
  name: 'listAnswers',
  summary: 'Answers to a form, newest first. Those held back are listed by themselves.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'GET',
  path: '/s/:siteId/api/forms/:formId/answers',
  params: siteParams.extend({ formId: id }),
  query: cursorQuery.extend({
    search: searched.optional(),
    filter: z.enum(ANSWER_FILTERS).default('all'),
    ...answerScope.shape,
  }),
  output: pageOf(answer).extend({
    form: z.object({
      name: z.string(),
      unreadCount: z.number(),
      heldCount: z.number(),
      /** Labels that its answers have, in the order of the alphabet. */
      labels: z.array(z.string()),
      /** Questions with choices, by which answers can be told apart. */
      choices: z.array(
        z.object({ id: z.string(), title: z.string(), options: z.array(z.string()) }),
      ),
    }),
  }),
})
