import * as z from 'zod'
import { defineCall } from '../call.ts'
import { contributorList, contributorParams, roleCode } from './shapes.ts'

export const updateContributor = defineCall({
  name: 'updateContributor',
  summary: 'Gives somebody another role on the site.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'PUT',
  path: '/s/:siteId/api/contributors/:accountId',
  params: contributorParams,
  input: z.object({ role: roleCode }),
  output: contributorList,
})
