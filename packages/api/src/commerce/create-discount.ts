import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { discount, discountInput } from './discount-shapes.ts'

export const createDiscount = defineCall({
  name: 'createDiscount',
  summary: 'Adds a discount, by code or by itself.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'POST',
  path: '/s/:siteId/api/discounts',
  params: siteParams,
  input: discountInput,
  output: z.object({ discount }),
})
