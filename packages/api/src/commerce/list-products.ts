import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, searched, siteParams } from '../fields.ts'
import { productSummary } from './shapes.ts'

export const listProducts = defineCall({
  name: 'listProducts',
  summary: 'Products newest first, found by their title with `search`.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/products',
  params: siteParams,
  query: cursorQuery.extend({ search: searched.optional() }),
  output: pageOf(productSummary),
})
