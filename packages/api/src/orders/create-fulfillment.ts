import { MAX_QUANTITY } from '@sitewright/core/commerce/quantity'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { areOncePerLine } from './once-per-line.ts'
import { order } from './shapes.ts'
import { trackingFields } from './tracking-fields.ts'

export const createFulfillment = defineCall({
  name: 'createFulfillment',
  summary:
    'Marks what is left of an order, or some units of it, as sent; of an order that is picked up, as ready for that.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'POST',
  path: '/s/:siteId/api/orders/:orderId/fulfillments',
  params: siteParams.extend({ orderId: id }),
  input: z.object({
    /** Absent for everything that is left. */
    units: z
      .array(z.object({ lineId: id, quantity: z.number().int().min(1).max(MAX_QUANTITY) }))
      .min(1)
      .max(200)
      .refine(areOncePerLine, 'Name each line once.')
      .optional(),
    ...trackingFields,
    /** Whether the customer gets a mail about it. */
    tellsCustomer: z.boolean().default(true),
  }),
  output: z.object({ order }),
})
