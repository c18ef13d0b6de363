import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { product, productInput } from './shapes.ts'

export const createProduct = defineCall({
  name: 'createProduct',
  summary: 'Adds a product to the store; a site without a store gets one.',
  audience: 'owner',
  needs: 'products.edit',
  method: 'POST',
  path: '/s/:siteId/api/products',
  params: siteParams,
  input: productInput,
  output: z.object({ product }),
})
