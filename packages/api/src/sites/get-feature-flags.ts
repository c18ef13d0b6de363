import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { featureFlags } from './feature-flag-shapes.ts'

export const getFeatureFlags = defineCall({
  name: 'getFeatureFlags',
  summary: 'What can be switched on and off for the site, and what is on.',
  audience: 'owner',
  needs: 'site.view',
  method: 'GET',
  path: '/s/:siteId/api/feature-flags',
  params: siteParams,
  output: featureFlags,
})
