import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { cart, quantity } from './shapes.ts'

export const updateCartEntry = defineCall({
  name: 'updateCartEntry',
  summary: 'Sets the quantity of one entry.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  params: z.object({ entryId: id }),
  input: z.object({ quantity }),
  output: z.object({ shoppingCart: cart }),
})
