import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { form } from '../forms/shapes.ts'

export const getEntryFields = defineCall({
  name: 'getEntryFields',
  summary: 'The form of an entry’s product as it is now, with what the shopper has answered to it.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'GET',
  path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  params: z.object({ entryId: id }),
  output: z.object({
    form,
    /** Answers by field id that the form would still take. */
    answers: z.record(z.string(), z.array(z.string()).readonly()),
  }),
})
