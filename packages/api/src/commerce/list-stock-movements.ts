import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, siteParams } from '../fields.ts'
import { stockMovement } from './stock-shapes.ts'

export const listStockMovements = defineCall({
  name: 'listStockMovements',
  summary: 'Why the stock of a product changed, newest first; of one variant with `variantId`.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/products/:productId/stock',
  params: siteParams.extend({ productId: id }),
  query: cursorQuery.extend({ variantId: id.optional() }),
  output: pageOf(stockMovement),
})
