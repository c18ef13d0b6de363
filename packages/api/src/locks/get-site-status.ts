import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteStatusAnswer } from './shapes.ts'

export const getSiteStatus = defineCall({
  name: 'getSiteStatus',
  summary: 'Who gets to see the site.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'GET',
  path: '/s/:siteId/api/status',
  params: siteParams,
  output: siteStatusAnswer,
})
