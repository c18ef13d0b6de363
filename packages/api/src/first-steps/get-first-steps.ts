import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { firstSteps } from './shapes.ts'

export const getFirstSteps = defineCall({
  name: 'getFirstSteps',
  summary:
    'First steps of a new site: what there is to do by what the site has, and what of it is done. Only steps that the caller’s role allows.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'GET',
  path: '/s/:siteId/api/first-steps',
  params: siteParams,
  output: firstSteps,
})
