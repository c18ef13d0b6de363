import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeForm = defineCall({
  name: 'removeForm',
  summary: 'Removes a form with all of its answers, for good.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/forms/:formId',
  params: siteParams.extend({ formId: id }),
  output: done,
})
