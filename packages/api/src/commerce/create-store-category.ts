import {
  CATEGORY_TYPES,
  MAX_CATEGORIES,
  PAGE_RENDERINGS,
} from '@sitewright/core/commerce/category-tree'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { categoryName } from './shapes.ts'

const category = z
  .object({
    /** For a root, empty stands for the title of the store. */
    displayName: z.string().trim().max(200),
    parentCategoryId: id.nullable().default(null),
    type: z.enum(CATEGORY_TYPES).default('CATEGORY'),
    pageRendering: z.enum(PAGE_RENDERINGS).default('LIST_VIEW'),
    /** Place among its siblings, counted from 1; by default it is the last. */
    displayIndex: z.number().int().min(1).max(MAX_CATEGORIES).optional(),
  })
  .superRefine(({ type, displayName, parentCategoryId }, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (type === 'ROOT') {
      if (parentCategoryId !== null) refuse('parentCategoryId', 'A root has no category above it.')
      return
    }
    const [wrong] = categoryName.safeParse(displayName).error?.issues ?? []
    if (wrong) refuse('displayName', wrong.message)
  })

export const createStoreCategory = defineCall({
  name: 'createStoreCategory',
  summary:
    'Adds a category to a store, by all of its fields. Each store has one root already: `type` ROOT sets the fields of that.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'POST',
  path: '/s/:siteId/api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories',
  params: siteParams.extend({ websiteId: id, collectionId: id }),
  input: category,
  output: z.object({
    id,
    displayName: z.string(),
    /** Null for the root. */
    parentCategoryId: id.nullable(),
    type: z.enum(CATEGORY_TYPES),
    pageRendering: z.enum(PAGE_RENDERINGS),
    displayIndex: z.number().int(),
  }),
})
