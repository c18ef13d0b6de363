import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { moneyFormat } from '../money-format.ts'
import { discount } from './discount-shapes.ts'

export const listDiscounts = defineCall({
  name: 'listDiscounts',
  summary: 'Every discount of the store, newest first.',
  audience: 'owner',
  needs: 'commerce.settings',
  method: 'GET',
  path: '/s/:siteId/api/discounts',
  params: siteParams,
  output: z.object({ discounts: z.array(discount), moneyFormat }),
})
