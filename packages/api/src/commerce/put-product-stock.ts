import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { product } from './shapes.ts'
import { stockChange, stockNote, stockReason } from './stock-shapes.ts'

export const putProductStock = defineCall({
  name: 'putProductStock',
  summary:
    'Adjusts the stock of variants for a reason, which their history keeps. All of the changes are made, or none.',
  audience: 'owner',
  needs: 'stock.edit',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/products/:productId/stock',
  params: siteParams.extend({ productId: id }),
  input: z.object({
    reason: stockReason,
    note: stockNote,
    changes: z.array(stockChange).min(1, 'Change at least one variant.').max(250),
  }),
  output: z.object({ product }),
})
