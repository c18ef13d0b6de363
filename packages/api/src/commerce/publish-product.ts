import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { publishing } from '../items/shared-shapes.ts'
import { product } from './shapes.ts'

export const publishProduct = defineCall({
  name: 'publishProduct',
  summary: 'Gives a product the draft of its body, and puts it before shoppers.',
  audience: 'owner',
  flag: 'commerce',
  /** Besides, `products.edit` is needed to change the product's state or date. */
  needs: 'content.publish',
  method: 'POST',
  path: '/s/:siteId/api/products/:productId/publish',
  params: siteParams.extend({ productId: id }),
  input: publishing,
  output: z.object({ product }),
})
