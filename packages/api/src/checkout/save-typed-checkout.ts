import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { address } from '../orders/shapes.ts'

/** Longer than what any field may hold in the end: too long is told when it is paid, and not lost before. */
const typed = z.string().max(500).optional()

const NAMES = [
  'email',
  'shippingOptionId',
  ...Object.keys(address.shape).map((name) => `shippingAddress.${name}`),
]

/** Fields of the checkout by their names in its form, as they were typed; how to pay is never among them. */
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
