import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { productSummary } from './shapes.ts'

export const getProductOrder = defineCall({
  name: 'getProductOrder',
  summary: 'The products of a store in the order in which its owner has arranged them.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/products/:collectionId/order',
  params: siteParams.extend({ collectionId: id }),
  output: z.object({
    products: z.array(productSummary),
    /** Whether the store lists its products in this order; otherwise its settings have another one. */
    isUsed: z.boolean(),
    /** Whether there are more products than can be arranged; then only the first of them are here. */
    hasTooMany: z.boolean(),
  }),
})
