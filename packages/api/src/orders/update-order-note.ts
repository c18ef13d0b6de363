import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { noteFields } from './note-fields.ts'
import { order } from './shapes.ts'

export const updateOrderNote = defineCall({
  name: 'updateOrderNote',
  summary: 'Changes a note about an order.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/notes/:noteId',
  params: siteParams.extend({ orderId: id, noteId: id }),
  input: z.object(noteFields),
  output: z.object({ order }),
})
