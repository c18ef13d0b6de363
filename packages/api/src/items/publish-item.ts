import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams, time } from '../fields.ts'
import { item } from './shapes.ts'

export const publishItem = defineCall({
  name: 'publishItem',
  summary: 'Gives an item the draft of its body, and puts it before visitors.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'POST',
  path: '/s/:siteId/api/items/:itemId/publish',
  params: siteParams.extend({ itemId: id }),
  input: z.object({
    /**
     * From when on visitors see it; `now` goes by the server's clock. Left out, an item that is public, scheduled or private stays so with its
     * date, and any other is public from now on.
     */
    publishOn: z.union([time, z.literal('now')]).optional(),
  }),
  output: z.object({ item }),
})
