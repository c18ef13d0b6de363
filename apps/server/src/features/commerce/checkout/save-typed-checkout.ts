import { saveTypedCheckout as contract } from '@sitewright/api/checkout/save-typed-checkout'
import type { FieldValues } from '@sitewright/api/pages/props'
import { cartCall } from '../cart/express-visit.ts'
import { saveTyped } from './typed-checkout.ts'

export const saveTypedCheckout = cartCall(contract, async ({ values }, request) => {
  return { shoppingCart: await saveTyped(request, values as FieldValues) }
})
