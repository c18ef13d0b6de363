import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeProductFile = defineCall({
  name: 'removeProductFile',
  summary: 'Takes the file off a digital product; customers who have bought it keep it.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'DELETE',
  path: '/s/:siteId/api/products/:productId/file',
  params: siteParams.extend({ productId: id }),
  output: done,
})
