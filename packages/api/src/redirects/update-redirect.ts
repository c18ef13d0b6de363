import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { redirectInput, redirectMap } from './shapes.ts'

export const updateRedirect = defineCall({
  name: 'updateRedirect',
  summary: 'Changes a redirect; one that was written by itself becomes the owner’s.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'PUT',
  path: '/s/:siteId/api/redirects/:redirectId',
  params: siteParams.extend({ redirectId: id }),
  input: redirectInput,
  output: redirectMap,
})
