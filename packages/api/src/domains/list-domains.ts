import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { domainList } from './shapes.ts'

export const listDomains = defineCall({
  name: 'listDomains',
  summary: 'The domains of the owner’s own that a site has or waits for, with the records to set.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'GET',
  path: '/s/:siteId/api/domains',
  params: siteParams,
  output: domainList,
})
