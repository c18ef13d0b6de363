import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const restoreOrderNote = defineCall({
  name: 'restoreOrderNote',
  summary: 'Puts a note that was removed back.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'POST',
  path: '/s/:siteId/api/orders/:orderId/notes/:noteId/restore',
  params: siteParams.extend({ orderId: id, noteId: id }),
  output: z.object({ order }),
})
