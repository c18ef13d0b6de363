import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { redirectInput, redirectMap } from './shapes.ts'

export const createRedirect = defineCall({
  name: 'createRedirect',
  summary:
    'Sends visitors of an old path elsewhere. Live at once, wherever nothing else is at the path.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'POST',
  path: '/s/:siteId/api/redirects',
  params: siteParams,
  input: redirectInput,
  output: redirectMap,
})
