import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cart } from './shapes.ts'

export const getCart = defineCall({
  name: 'getCart',
  summary: 'The shopper’s cart, or null before anything was put into it.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  query: z.object({
    mock: z.string().optional(),
    timecode: z.string().optional(),
    calculateSubtotal: z.string().optional(),
  }),
  output: z.object({ shoppingCart: cart.nullable() }),
})
