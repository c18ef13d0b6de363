import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { contributorList } from './shapes.ts'

export const listContributors = defineCall({
  name: 'listContributors',
  summary: 'The people of a site with their roles, and its open invitations.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'GET',
  path: '/s/:siteId/api/contributors',
  params: siteParams,
  output: contributorList,
})
