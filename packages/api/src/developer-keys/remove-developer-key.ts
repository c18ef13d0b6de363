import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeDeveloperKey = defineCall({
  name: 'removeDeveloperKey',
  summary: 'Removes a key; what was done with it stays.',
  audience: 'owner',
  needs: 'site.code',
  method: 'DELETE',
  path: '/s/:siteId/api/developer-keys/:keyId',
  params: siteParams.extend({ keyId: id }),
  output: done,
})
