import { isCountry } from '@sitewright/core/country-codes'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cart } from './shapes.ts'

export const setCartShipping = defineCall({
  name: 'setCartShipping',
  summary:
    'Estimates delivery and taxes of the cart for a place, and chooses how it is delivered. What cannot be delivered there is named in the `problem` of the cart.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/shipping',
  input: z.object({
    country: z.string().refine(isCountry, 'Choose a country.'),
    region: z.string().trim().max(100).default(''),
    postalCode: z.string().trim().max(20).default(''),
    shippingOptionId: z.string().max(50).nullable().default(null),
  }),
  output: z.object({ shoppingCart: cart }),
})
