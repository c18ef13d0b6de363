import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { categoryName, productCategory } from './shapes.ts'

export const updateCategory = defineCall({
  name: 'updateCategory',
  summary:
    'Renames a category, which keeps its address, or moves it to another place in its store.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'PATCH',
  path: '/s/:siteId/api/product-categories/:categoryId',
  params: siteParams.extend({ categoryId: id }),
  input: z.object({
    displayName: categoryName.optional(),
    /** The new parent; null for directly below the store. */
    parentId: id.nullable().optional(),
    /** The sibling to place it before; null for last. */
    beforeId: id.nullable().optional(),
  }),
  output: z.object({ category: productCategory }),
})
