import { startCheckout as contract } from '@sitewright/api/checkout/start-checkout'
import { cartCall } from '../cart/express-visit.ts'
import { saveDetails } from './save-details.ts'

export const startCheckout = cartCall(contract, async (details, request) => ({
  checkout: await saveDetails(request, details),
}))
