import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'
import { trackingFields } from './tracking-fields.ts'

export const updateTracking = defineCall({
  name: 'updateTracking',
  summary: 'Changes with whom a parcel was sent, and its tracking number.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/fulfillments/:fulfillmentId/tracking',
  params: siteParams.extend({ orderId: id, fulfillmentId: id }),
  input: z.object({
    ...trackingFields,
    /** Whether the customer gets a mail with the new number. */
    tellsCustomer: z.boolean().default(false),
  }),
  output: z.object({ order }),
})
