import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { itemPlace, placedItem } from './shapes.ts'

export const placeItem = defineCall({
  name: 'placeItem',
  summary:
    'Moves an item before or behind another one of its collection, where owners arrange it; answers the place that it had.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'PUT',
  path: '/s/:siteId/api/items/:itemId/place',
  params: siteParams.extend({ itemId: id }),
  input: itemPlace,
  output: placedItem,
})
