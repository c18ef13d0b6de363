import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { redirectMap } from './shapes.ts'

export const removeRedirect = defineCall({
  name: 'removeRedirect',
  summary: 'Takes a redirect away; the old path leads nowhere again.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'DELETE',
  path: '/s/:siteId/api/redirects/:redirectId',
  params: siteParams.extend({ redirectId: id }),
  output: redirectMap,
})
