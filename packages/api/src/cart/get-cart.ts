import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cart } from './shapes.ts'

export const getCart = defineCall({
  name: 'getCart',
  summary:
    'The shopper’s cart, or null before anything was put into it. With `mock=true` a made-up cart of what the store sells.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  query: z.object({
    /** `true` for a made-up cart, by which a theme is designed; the shopper’s own is neither read nor changed. */
    mock: z.string().optional(),
    /** Any text; scripts send the time to get past caches. No cart is ever cached, so it changes nothing. */
    timecode: z.string().optional(),
    /** Sums are worked out anew for every answer, so whatever it says, they are there and right. */
    calculateSubtotal: z.string().optional(),
  }),
  output: z.object({ shoppingCart: cart.nullable() }),
})
