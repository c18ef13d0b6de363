import { saveTypedCheckout as contract } from '@sitewright/api/checkout/save-typed-checkout'
import type { FieldValues } from '@sitewright/api/pages/props'
import { visitorCall } from '../../../platform/http/route.ts'
import { saveTyped } from './typed-checkout.ts'

export const saveTypedCheckout = visitorCall(contract, async ({ values }, request) => {
  return { shoppingCart: await saveTyped(request, values as FieldValues) }
})
