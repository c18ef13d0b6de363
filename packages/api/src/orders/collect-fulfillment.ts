import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const collectFulfillment = defineCall({
  name: 'collectFulfillment',
  summary: 'Marks a pickup that is ready as picked up.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/fulfillments/:fulfillmentId/collected',
  params: siteParams.extend({ orderId: id, fulfillmentId: id }),
  output: z.object({ order }),
})
