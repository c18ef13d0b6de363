import { defineCall } from '../call.ts'
import { done, siteParams } from '../fields.ts'

export const restoreSite = defineCall({
  name: 'restoreSite',
  summary: 'Opens a site again that its owner has deleted, as it was.',
  audience: 'account',
  method: 'POST',
  path: '/api/removed-sites/:siteId/restore',
  params: siteParams,
  output: done,
})
