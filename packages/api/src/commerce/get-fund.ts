import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { fund } from './fund-shapes.ts'

export const getFund = defineCall({
  name: 'getFund',
  summary: 'One fund.',
  audience: 'owner',
  needs: 'commerce.settings',
  method: 'GET',
  path: '/s/:siteId/api/funds/:fundId',
  params: siteParams.extend({ fundId: id }),
  output: z.object({ fund }),
})
