import * as z from 'zod'
import { defineCall } from '../call.ts'
import { checkout, checkoutDetails } from './shapes.ts'

export const startCheckout = defineCall({
  name: 'startCheckout',
  summary: 'Opens the cart’s checkout, or changes its contact and address while it is open.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'POST',
  path: '/api/commerce/checkout',
  invalid: 'Update the missing or invalid information above.',
  input: checkoutDetails,
  output: z.object({ checkout }),
})
