import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { domainList } from './shapes.ts'

export const removeDomain = defineCall({
  name: 'removeDomain',
  summary: 'Takes a domain off the site at once; whoever proves it next may have it.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'DELETE',
  path: '/s/:siteId/api/domains/:domainId',
  params: siteParams.extend({ domainId: id }),
  output: domainList,
})
