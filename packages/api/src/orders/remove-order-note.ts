import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const removeOrderNote = defineCall({
  name: 'removeOrderNote',
  summary: 'Removes a note about an order; it can be put back.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/orders/:orderId/notes/:noteId',
  params: siteParams.extend({ orderId: id, noteId: id }),
  output: z.object({ order }),
})
