import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const undoFulfillment = defineCall({
  name: 'undoFulfillment',
  summary: 'Takes a parcel or a pickup back: what was in it is to be sent again.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/fulfillments/:fulfillmentId/undone',
  params: siteParams.extend({ orderId: id, fulfillmentId: id }),
  input: z.object({
    /** Reason for the order's history; may be empty. */
    note: z.string().trim().max(500).default(''),
  }),
  output: z.object({ order }),
})
