import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeItem = defineCall({
  name: 'removeItem',
  summary: 'Takes an item out of its collection.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'DELETE',
  path: '/s/:siteId/api/items/:itemId',
  params: siteParams.extend({ itemId: id }),
  output: done,
})
