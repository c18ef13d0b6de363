import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { fund, fundInput } from './fund-shapes.ts'

export const updateFund = defineCall({
  name: 'updateFund',
  summary: 'Changes a fund; donations that were made keep its name and what was asked.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/funds/:fundId',
  params: siteParams.extend({ fundId: id }),
  input: fundInput,
  output: z.object({ fund }),
})
