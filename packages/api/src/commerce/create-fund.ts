import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { fund, fundInput } from './fund-shapes.ts'

export const createFund = defineCall({
  name: 'createFund',
  summary: 'Adds a fund, with a donate page of its own.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'POST',
  path: '/s/:siteId/api/funds',
  params: siteParams,
  input: fundInput,
  output: z.object({ fund }),
})
