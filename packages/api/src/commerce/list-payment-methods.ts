import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { paymentMethod } from './shapes.ts'

export const listPaymentMethods = defineCall({
  name: 'listPaymentMethods',
  summary:
    'Every way to be paid that the store may offer, switched on or not, and what each needs.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/payment-methods',
  params: siteParams,
  output: z.object({ methods: z.array(paymentMethod) }),
})
