import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeCategory = defineCall({
  name: 'removeCategory',
  summary: 'Removes a category with those below it; the products in them stay.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'DELETE',
  path: '/s/:siteId/api/product-categories/:categoryId',
  params: siteParams.extend({ categoryId: id }),
  output: done,
})
