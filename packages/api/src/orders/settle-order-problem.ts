import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order, orderProblemKind } from './shapes.ts'

export const settleOrderProblem = defineCall({
  name: 'settleOrderProblem',
  summary:
    'Marks a problem of an order as settled: it is shown no longer, and the order’s history says so.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/problems/:problem/settled',
  params: siteParams.extend({ orderId: id, problem: orderProblemKind }),
  output: z.object({ order }),
})
