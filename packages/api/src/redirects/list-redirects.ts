import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { redirectMap } from './shapes.ts'

export const listRedirects = defineCall({
  name: 'listRedirects',
  summary: 'All redirects of a site, those included that were written when something moved.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'GET',
  path: '/s/:siteId/api/redirects',
  params: siteParams,
  output: redirectMap,
})
