import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'

export const getStock = defineCall({
  name: 'getStock',
  summary: 'What can still be bought of each variant of a product.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'GET',
  path: '/api/commerce/inventory/stock/',
  query: z.object({ itemId: id }),
  output: z.object({
    results: z.array(
      z.object({
        sku: z.string(),
        attributes: z.record(z.string(), z.string()),
        unlimited: z.boolean(),
        qtyInStock: z.number().int(),
      }),
    ),
  }),
})
