import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cart } from '../cart/shapes.ts'
import { address } from '../orders/shapes.ts'

/** Longer than any field may be in the end: that is reported at payment, and the text is not lost before. */
const typed = z.string().max(2_000).optional()

const NAMES = [
  'email',
  'shippingOptionId',
  'note',
  'billing',
  'company',
  'vatNumber',
  'acceptsTerms',
  ...['shippingAddress', 'billingAddress'].flatMap((prefix) =>
    Object.keys(address.shape).map((name) => `${prefix}.${name}`),
  ),
]

/** Typed values of the checkout by their field's name; payment data is never among them. */
export const typedValues = z.object(Object.fromEntries(NAMES.map((name) => [name, typed])))

export const saveTypedCheckout = defineCall({
  name: 'saveTypedCheckout',
  summary:
    'Keeps what was typed into the checkout so far, right or wrong, so that it is there after a reload, and prices the cart for it.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'PUT',
  path: '/api/commerce/checkout/typed',
  input: z.object({ values: typedValues }),
  output: z.object({
    /** The cart at its new price, without what was typed; null where nothing was typed that a price depends on. */
    shoppingCart: cart.nullable(),
  }),
})
