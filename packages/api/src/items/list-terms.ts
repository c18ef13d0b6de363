import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const listTerms = defineCall({
  name: 'listTerms',
  summary: 'Tags and categories that items of a collection have, those used most first.',
  audience: 'owner',
  /** Besides, a store's need `products.view`. */
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/collections/:collectionId/terms',
  params: siteParams.extend({ collectionId: id }),
  output: z.object({ tags: z.array(z.string()), categories: z.array(z.string()) }),
})
