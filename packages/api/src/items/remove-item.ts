import { defineCall } from '../call.ts'
import { id, siteParams, trashed } from '../fields.ts'

export const removeItem = defineCall({
  name: 'removeItem',
  summary: 'Puts an item into the trash.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'DELETE',
  path: '/s/:siteId/api/items/:itemId',
  params: siteParams.extend({ itemId: id }),
  output: trashed,
})
