import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { item, itemInput } from './shapes.ts'

export const createItem = defineCall({
  name: 'createItem',
  summary: 'Adds an item to a collection: a post, an event, a picture, a track, a lesson.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/collections/:collectionId/items',
  params: siteParams.extend({ collectionId: id }),
  input: itemInput,
  output: z.object({ item }),
})
