import { defineCall } from '../call.ts'
import { contributorList, contributorParams } from './shapes.ts'

export const removeContributor = defineCall({
  name: 'removeContributor',
  summary: 'Takes somebody off the site, at once and with their developer keys.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'DELETE',
  path: '/s/:siteId/api/contributors/:accountId',
  params: contributorParams,
  output: contributorList,
})
