import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  summary: 'Cancels an order whose money is not there; its stock is for sale again.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/cancelled',
  params: siteParams.extend({ orderId: id }),
  output: z.object({ order }),
})
