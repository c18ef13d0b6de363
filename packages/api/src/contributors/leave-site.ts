import { defineCall } from '../call.ts'
import { done, siteParams } from '../fields.ts'

export const leaveSite = defineCall({
  name: 'leaveSite',
  summary: 'Leaves a site, which needs no capability: those without a role may, too.',
  audience: 'account',
  method: 'DELETE',
  path: '/api/memberships/:siteId',
  params: siteParams,
  output: done,
})
