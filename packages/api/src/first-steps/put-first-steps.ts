import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { firstSteps } from './shapes.ts'

export const putFirstSteps = defineCall({
  name: 'putFirstSteps',
  summary: 'Puts the list of first steps away for everybody on the site, or brings it back.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PUT',
  path: '/s/:siteId/api/first-steps',
  params: siteParams,
  input: z.object({ isPutAway: z.boolean() }),
  output: firstSteps,
})
