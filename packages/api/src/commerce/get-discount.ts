import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { discount } from './discount-shapes.ts'

export const getDiscount = defineCall({
  name: 'getDiscount',
  summary: 'One discount.',
  audience: 'owner',
  needs: 'commerce.settings',
  method: 'GET',
  path: '/s/:siteId/api/discounts/:discountId',
  params: siteParams.extend({ discountId: id }),
  output: z.object({ discount }),
})
