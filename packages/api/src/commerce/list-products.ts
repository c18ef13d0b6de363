import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, siteParams } from '../fields.ts'
import { productSummary } from './shapes.ts'

export const listProducts = defineCall({
  name: 'listProducts',
  summary: 'Products newest first, found by their title with `search`.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/products',
  params: siteParams,
  query: cursorQuery.extend({ search: z.string().max(100).optional() }),
  output: pageOf(productSummary),
})
