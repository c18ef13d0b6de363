import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { answerScope } from './answer-shapes.ts'
import { formResults } from './result-shapes.ts'

export const getFormResults = defineCall({
  name: 'getFormResults',
  summary:
    'What was answered to the questions of a form that can be counted: choices, scales, numbers, days and times. Answers that are held back are left out.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'GET',
  path: '/s/:siteId/api/forms/:formId/results',
  params: siteParams.extend({ formId: id }),
  query: answerScope,
  output: formResults,
})
