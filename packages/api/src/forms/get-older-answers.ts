import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const getOlderAnswers = defineCall({
  name: 'getOlderAnswers',
  summary: 'The number of answers that a form would forget if it kept them for so many days.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'GET',
  path: '/s/:siteId/api/forms/:formId/older-answers',
  params: siteParams.extend({ formId: id }),
  query: z.object({ days: z.coerce.number().int().min(1).max(3650).default(365) }),
  output: z.object({ count: z.number().int() }),
})
