import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const getOrder = defineCall({
  name: 'getOrder',
  summary: 'One order as it was sold.',
  audience: 'owner',
  needs: 'orders.view',
  method: 'GET',
  path: '/s/:siteId/api/orders/:orderId',
  params: siteParams.extend({ orderId: id }),
  output: z.object({ order }),
})
