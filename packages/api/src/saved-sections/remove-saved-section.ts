import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeSavedSection = defineCall({
  name: 'removeSavedSection',
  summary: 'Keeps a section no longer; pages that began with it stay as they are.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/saved-sections/:savedSectionId',
  params: siteParams.extend({ savedSectionId: id }),
  output: done,
})
