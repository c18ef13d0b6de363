import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeProduct = defineCall({
  name: 'removeProduct',
  summary: 'Takes a product out of the store; orders keep their own copy of it.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'DELETE',
  path: '/s/:siteId/api/products/:productId',
  params: siteParams.extend({ productId: id }),
  output: done,
})
