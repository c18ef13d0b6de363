import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { productCategory } from './shapes.ts'

export const listCategories = defineCall({
  name: 'listCategories',
  summary:
    'The categories of every store page, each before those below it; new products go to the first store.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/product-categories',
  params: siteParams,
  output: z.object({
    stores: z.array(
      z.object({ collectionId: id, title: z.string(), categories: z.array(productCategory) }),
    ),
  }),
})
