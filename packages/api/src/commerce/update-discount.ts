import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { discount, discountInput } from './discount-shapes.ts'

export const updateDiscount = defineCall({
  name: 'updateDiscount',
  summary: 'Changes a discount; payments under way keep what was agreed.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/discounts/:discountId',
  params: siteParams.extend({ discountId: id }),
  input: discountInput,
  output: z.object({ discount }),
})
