import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { itemPlace, placedItem } from '../items/shapes.ts'

export const placeProduct = defineCall({
  name: 'placeProduct',
  summary:
    'Moves a product before or behind another one of its store, in the order that its owner arranges; answers the place that it had.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/products/:productId/place',
  params: siteParams.extend({ productId: id }),
  input: itemPlace,
  output: placedItem,
})
