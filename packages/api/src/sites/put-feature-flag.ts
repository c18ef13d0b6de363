import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { featureFlags } from './feature-flag-shapes.ts'

export const putFeatureFlag = defineCall({
  name: 'putFeatureFlag',
  summary: 'Switches a feature of the site on or off.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'PUT',
  path: '/s/:siteId/api/feature-flags/:flag',
  params: siteParams.extend({ flag: z.string().max(60) }),
  input: z.object({ isOn: z.boolean() }),
  output: featureFlags,
})
