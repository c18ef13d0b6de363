import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const takeOrderPayment = defineCall({
  name: 'takeOrderPayment',
  summary:
    'Takes the money that a bank has put aside for the order, or notes that the money it waits for is there.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/paid',
  params: siteParams.extend({ orderId: id }),
  output: z.object({ order }),
})
