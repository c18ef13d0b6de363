import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { noteFields } from './note-fields.ts'
import { order } from './shapes.ts'

export const createOrderNote = defineCall({
  name: 'createOrderNote',
  summary: 'Writes a note about an order, for the team alone or for its customer too.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'POST',
  path: '/s/:siteId/api/orders/:orderId/notes',
  params: siteParams.extend({ orderId: id }),
  input: z.object(noteFields),
  output: z.object({ order }),
})
