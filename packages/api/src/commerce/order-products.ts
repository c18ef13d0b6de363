import { MAX_ORDERED_ITEMS } from '@sitewright/core/content/collection-kinds'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const orderProducts = defineCall({
  name: 'orderProducts',
  summary: 'Arranges the products of a store by hand; all of them are named.',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/products/:collectionId/order',
  params: siteParams.extend({ collectionId: id }),
  input: z.object({ productIds: z.array(id).max(MAX_ORDERED_ITEMS) }),
  output: done,
})
