import { MAX_ANSWERS } from '@sitewright/core/forms/form'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { cart, cartEntry, quantity } from './shapes.ts'

export const addCartEntry = defineCall({
  name: 'addCartEntry',
  summary: 'Puts a product into the shopper’s cart, or says why it cannot go in.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  dropsUnknown:
    'Scripts of themes written for the old platform send more than is read, such as a price.',
  input: z.object({
    itemId: id,
    /** Null for a product with a single variant. */
    sku: z.string().max(60).nullable().default(null),
    quantity: quantity.default(1),
    /** Answers to the product's own form as JSON text: texts by field id, lists of texts for checkboxes. */
    additionalFields: z.string().max(MAX_ANSWERS).nullable().default(null),
  }),
  output: z.object({ shoppingCart: cart, newlyAdded: cartEntry }),
})
