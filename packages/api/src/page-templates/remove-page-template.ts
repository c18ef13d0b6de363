import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removePageTemplate = defineCall({
  name: 'removePageTemplate',
  summary: 'Keeps a template no longer; pages that began with it stay as they are.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/page-templates/:pageTemplateId',
  params: siteParams.extend({ pageTemplateId: id }),
  output: done,
})
