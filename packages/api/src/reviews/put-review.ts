import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const putReview = defineCall({
  name: 'putReview',
  summary:
    'Asks somebody who may publish to review an item, which then needs review; they get a mail.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PUT',
  path: '/s/:siteId/api/items/:itemId/review',
  params: siteParams.extend({ itemId: id }),
  input: z.object({ reviewerId: id }),
  output: done,
})
