import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { product, productInput } from './shapes.ts'

export const createProduct = defineCall({
  name: 'createProduct',
  summary: 'Adds a product to a store; a site without a store gets one.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'POST',
  path: '/s/:siteId/api/products',
  params: siteParams,
  input: productInput.extend({
    /** The store page that it goes to; the site's oldest if absent. */
    collectionId: id.optional(),
  }),
  output: z.object({ product }),
})
