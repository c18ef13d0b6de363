import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const orderItems = defineCall({
  name: 'orderItems',
  summary:
    'Puts the items of a collection that owners arrange into an order; all of them are named.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'PUT',
  path: '/s/:siteId/api/collections/:collectionId/order',
  params: siteParams.extend({ collectionId: id }),
  input: z.object({ itemIds: z.array(id).max(250) }),
  output: done,
})
