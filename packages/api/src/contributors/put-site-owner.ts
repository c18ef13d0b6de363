import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { contributorList } from './shapes.ts'

export const putSiteOwner = defineCall({
  name: 'putSiteOwner',
  summary: 'Hands the site over to another administrator.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'PUT',
  path: '/s/:siteId/api/site-owner',
  params: siteParams,
  input: z.object({ accountId: id }),
  output: contributorList,
})
