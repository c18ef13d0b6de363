import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { address } from '../orders/shapes.ts'

/** Longer than any field may be in the end: that is reported at payment, and the text is not lost before. */
const typed = z.string().max(500).optional()

const NAMES = [
  'email',
  'shippingOptionId',
  ...Object.keys(address.shape).map((name) => `shippingAddress.${name}`),
]

/** Typed values of the checkout by their field's name; payment data is never among them. */
export const typedValues = z.object(Object.fromEntries(NAMES.map((name) => [name, typed])))

export const saveTypedCheckout = defineCall({
  name: 'saveTypedCheckout',
  summary:
    'Keeps what was typed into the checkout so far, right or wrong, so that it is there after a reload.',
  audience: 'visitor',
  method: 'PUT',
  path: '/api/commerce/checkout/typed',
  input: z.object({ values: typedValues }),
  output: done,
})
