import { MAX_ANSWERS } from '@sitewright/core/forms/form'
import * as z from 'zod'
import { id } from '../fields.ts'
import { quantity } from './shapes.ts'

/** A product that a shopper wants, as scripts send it. */
export const cartAddition = z.object({
  itemId: id,
  /** Null for a product with a single variant. */
  sku: z.string().max(60).nullable().default(null),
  quantity: quantity.default(1),
  /** Answers to the product's own form as JSON text: texts by field id, lists of texts for checkboxes. */
  additionalFields: z.string().max(MAX_ANSWERS).nullable().default(null),
})
