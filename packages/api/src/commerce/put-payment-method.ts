import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled, siteParams } from '../fields.ts'
import { paymentMethod } from './shapes.ts'

export const putPaymentMethod = defineCall({
  name: 'putPaymentMethod',
  summary:
    'Switches a way to be paid on or off and sets it up; a secret sent back as it was answered stays as it is.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/payment-methods/:provider',
  params: siteParams.extend({ provider: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/) }),
  input: z.object({
    isEnabled: z.boolean(),
    title: filled('Enter what shoppers read.').max(60),
    /** Values by the names of the method's fields; missing ones are empty. */
    values: z.record(z.string(), z.string().trim().max(2000)).default({}),
  }),
  output: z.object({ method: paymentMethod }),
})
