import { defineCall } from '../call.ts'
import { id, siteParams, trashed } from '../fields.ts'

export const removeProduct = defineCall({
  name: 'removeProduct',
  summary: 'Puts a product into the trash; orders keep their own copy of it.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'DELETE',
  path: '/s/:siteId/api/products/:productId',
  params: siteParams.extend({ productId: id }),
  output: trashed,
})
