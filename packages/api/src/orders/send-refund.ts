import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const sendRefund = defineCall({
  name: 'sendRefund',
  summary: 'Gives the money of a refund that failed back once more.',
  audience: 'owner',
  needs: 'orders.refund',
  method: 'POST',
  path: '/s/:siteId/api/orders/:orderId/refunds/:refundId/send',
  params: siteParams.extend({ orderId: id, refundId: id }),
  output: z.object({ order }),
})
