import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { domainList } from './shapes.ts'

export const checkDomain = defineCall({
  name: 'checkDomain',
  summary: 'Looks the records of a domain up now, which also happens by itself.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'POST',
  path: '/s/:siteId/api/domains/:domainId/check',
  params: siteParams.extend({ domainId: id }),
  output: domainList,
})
