import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { item } from './shapes.ts'
import { publishing } from './shared-shapes.ts'

export const publishItem = defineCall({
  name: 'publishItem',
  summary: 'Gives an item the draft of its body, and puts it before visitors.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'POST',
  path: '/s/:siteId/api/items/:itemId/publish',
  params: siteParams.extend({ itemId: id }),
  input: publishing,
  output: z.object({ item }),
})
