import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const restoreOrder = defineCall({
  name: 'restoreOrder',
  summary: 'Takes a cancelled order up again, where no provider has given money back since.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'POST',
  path: '/s/:siteId/api/orders/:orderId/restore',
  params: siteParams.extend({ orderId: id }),
  output: z.object({ order }),
})
