import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { item, itemInput } from './shapes.ts'
import { seenAt } from './shared-shapes.ts'

export const updateItem = defineCall({
  name: 'updateItem',
  summary:
    'Replaces what an item is. One that goes live takes the draft of its body along; what is live keeps its body.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PUT',
  path: '/s/:siteId/api/items/:itemId',
  params: siteParams.extend({ itemId: id }),
  input: itemInput.extend({ seenAt }),
  output: z.object({ item }),
})
