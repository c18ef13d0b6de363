import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const undoRefund = defineCall({
  name: 'undoRefund',
  summary: 'Takes a refund by hand back that was noted by mistake.',
  audience: 'owner',
  needs: 'orders.refund',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/refunds/:refundId/undone',
  params: siteParams.extend({ orderId: id, refundId: id }),
  output: z.object({ order }),
})
