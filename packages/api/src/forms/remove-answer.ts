import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeAnswer = defineCall({
  name: 'removeAnswer',
  summary: 'Removes an answer for good.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/forms/:formId/answers/:answerId',
  params: siteParams.extend({ formId: id, answerId: id }),
  output: done,
})
