import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { categoryName, productCategory } from './shapes.ts'

export const createCategory = defineCall({
  name: 'createCategory',
  summary: 'Adds a category to a store page, last among its siblings.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'POST',
  path: '/s/:siteId/api/products/:collectionId/categories',
  params: siteParams.extend({ collectionId: id }),
  input: z.object({ displayName: categoryName, parentId: id.nullable().default(null) }),
  output: z.object({ category: productCategory }),
})
