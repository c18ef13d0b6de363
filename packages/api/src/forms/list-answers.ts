import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, searched, siteParams } from '../fields.ts'
import { ANSWER_FILTERS, answer } from './answer-shapes.ts'

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
  }),
  output: pageOf(answer).extend({
    form: z.object({ name: z.string(), unreadCount: z.number(), heldCount: z.number() }),
  }),
})
