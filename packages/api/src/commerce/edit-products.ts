import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { productChange, productChanges, productRow, refusedChange } from './bulk-shapes.ts'

export const editProducts = defineCall({
  name: 'editProducts',
  summary:
    'Changes prices, stock, visibility and categories of many products. Each change is made or refused by itself; `undo`, sent back, takes those that were made back.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'PATCH',
  path: '/s/:siteId/api/products',
  params: siteParams,
  input: z.object({ changes: productChanges }),
  batch: 'changes',
  output: z.object({
    /** The products that were changed, as they are now. */
    rows: z.array(productRow),
    refused: z.array(refusedChange),
    undo: z.array(productChange),
  }),
})
