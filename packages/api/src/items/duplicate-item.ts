import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { item } from './shapes.ts'

export const duplicateItem = defineCall({
  name: 'duplicateItem',
  summary: 'Adds a copy of an item, with the draft of its body, as a draft.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/items/:itemId/duplicate',
  params: siteParams.extend({ itemId: id }),
  output: z.object({ item }),
})
