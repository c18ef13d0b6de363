import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { moneyFormat } from '../money-format.ts'
import { fund } from './fund-shapes.ts'

export const listFunds = defineCall({
  name: 'listFunds',
  summary: 'Every fund that visitors can give to, newest first.',
  audience: 'owner',
  needs: 'commerce.settings',
  method: 'GET',
  path: '/s/:siteId/api/funds',
  params: siteParams,
  output: z.object({ funds: z.array(fund), moneyFormat }),
})
