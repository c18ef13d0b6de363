import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const sendDownloads = defineCall({
  name: 'sendDownloads',
  summary:
    'Mails the links of a paid order’s downloads again; each can be used from the beginning.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'POST',
  path: '/s/:siteId/api/orders/:orderId/downloads',
  params: siteParams.extend({ orderId: id }),
  output: z.object({ order }),
})
