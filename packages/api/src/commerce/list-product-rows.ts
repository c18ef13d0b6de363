import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, searched, siteParams } from '../fields.ts'
import { itemStatus } from '../items/shared-shapes.ts'
import { productRow } from './bulk-shapes.ts'

export const listProductRows = defineCall({
  name: 'listProductRows',
  summary:
    'Products with prices, stock, visibility and categories, newest first, for editing many at once.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/product-rows',
  params: siteParams,
  query: cursorQuery.extend({
    /** Part of a title or of a SKU. */
    search: searched.optional(),
    state: itemStatus.optional(),
    categoryId: id.optional(),
  }),
  output: pageOf(productRow).extend({ currency: z.string() }),
})
