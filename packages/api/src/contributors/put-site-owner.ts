import * as z from 'zod'
import { currentPassword } from '../accounts/shapes.ts'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { contributorList } from './shapes.ts'

export const putSiteOwner = defineCall({
  name: 'putSiteOwner',
  summary: 'Hands the site over to another administrator, by the password of its owner.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'PUT',
  path: '/s/:siteId/api/site-owner',
  params: siteParams,
  input: z.object({ accountId: id, currentPassword }),
  output: contributorList,
})
