import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { domainList } from './shapes.ts'

export const putPrimaryDomain = defineCall({
  name: 'putPrimaryDomain',
  summary:
    'Chooses the address that visitors see: a proved domain, or the host of the platform. All others of the site are redirected to it.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'PUT',
  path: '/s/:siteId/api/primary-domain',
  params: siteParams,
  input: z.object({ domainId: id.nullable() }),
  output: domainList,
})
