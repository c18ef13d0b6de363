import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { cartEntry } from './shapes.ts'

/** A product beside a cart. */
export const relatedProduct = cartEntry.pick({ title: true, fullUrl: true, image: true }).extend({
  id,
  /** Hundredths of the currency's unit, of its cheapest variant that is left. */
  priceCents: z.number().int(),
  /** The variant that can be added at once; null where something is to be chosen or answered first. */
  sku: z.string().nullable(),
})
export type RelatedProduct = z.infer<typeof relatedProduct>

export const listRelatedProducts = defineCall({
  name: 'listRelatedProducts',
  summary:
    'Products that go with what is in the shopper’s cart, at most four; none for an empty cart.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'GET',
  path: '/api/commerce/shopping-cart/related',
  output: z.object({ products: z.array(relatedProduct) }),
})
