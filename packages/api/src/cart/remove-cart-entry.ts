import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { cart } from './shapes.ts'

export const removeCartEntry = defineCall({
  name: 'removeCartEntry',
  summary: 'Takes one entry out of the cart.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  params: z.object({ entryId: id }),
  output: z.object({ shoppingCart: cart }),
})
