import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { seenAt } from '../items/shared-shapes.ts'
import { product, productInput } from './shapes.ts'

export const updateProduct = defineCall({
  name: 'updateProduct',
  summary:
    'Replaces what a product is; stock is set only where it differs from `stockSeen`. One that goes live takes the draft of its body along; what is live keeps its body.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/products/:productId',
  params: siteParams.extend({ productId: id }),
  input: productInput.extend({
    seenAt,
    /**
     * Stock by variant id as the form showed it: the difference to it is applied, so units sold meanwhile are not given
     * back.
     */
    stockSeen: z.record(id, z.number().int().min(0)).default({}),
  }),
  output: z.object({ product }),
})
