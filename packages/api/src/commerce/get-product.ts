import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { product } from './shapes.ts'

export const getProduct = defineCall({
  name: 'getProduct',
  summary: 'One product with its variants and stock.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/products/:productId',
  params: siteParams.extend({ productId: id }),
  output: z.object({ product }),
})
