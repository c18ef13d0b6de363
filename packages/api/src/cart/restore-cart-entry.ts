import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { cart, cartEntry } from './shapes.ts'

export const restoreCartEntry = defineCall({
  name: 'restoreCartEntry',
  summary: 'Puts an entry back that was removed from the cart, as it was.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'POST',
  path: '/api/commerce/shopping-cart/removed-entries/:entryId',
  params: z.object({ entryId: id }),
  output: z.object({ shoppingCart: cart, newlyAdded: cartEntry }),
})
