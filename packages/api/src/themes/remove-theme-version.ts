import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeThemeVersion = defineCall({
  name: 'removeThemeVersion',
  summary: 'Removes an installed version that neither the draft nor any version of the site uses.',
  audience: 'owner',
  needs: 'site.code',
  method: 'DELETE',
  path: '/s/:siteId/api/themes/:versionId',
  params: siteParams.extend({ versionId: id }),
  output: done,
})
