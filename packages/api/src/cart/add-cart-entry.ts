import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cartAddition } from './cart-addition.ts'
import { cart, cartEntry } from './shapes.ts'

export const addCartEntry = defineCall({
  name: 'addCartEntry',
  summary: 'Puts a product into the shopper’s cart, or says why it cannot go in.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  dropsUnknown:
    'Scripts of themes written for the old platform send more than is read, such as a price.',
  input: cartAddition,
  output: z.object({ shoppingCart: cart, newlyAdded: cartEntry }),
})
