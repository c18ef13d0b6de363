import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const returnReview = defineCall({
  name: 'returnReview',
  summary: 'Gives an item back to whoever asked for its review, with a note, as a draft.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'POST',
  path: '/s/:siteId/api/items/:itemId/review/return',
  params: siteParams.extend({ itemId: id }),
  input: z.object({ note: z.string().trim().max(2_000).default('') }),
  output: done,
})
