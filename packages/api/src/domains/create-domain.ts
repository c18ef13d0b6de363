import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { domainList } from './shapes.ts'

export const createDomain = defineCall({
  name: 'createDomain',
  summary:
    'Begins to add a domain of the owner’s own: the answer has a record that proves whose it is. It leads to the site once that is found.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'POST',
  path: '/s/:siteId/api/domains',
  params: siteParams,
  input: z.object({ domain: z.string().max(500) }),
  output: domainList,
})
