import { startCheckout as contract } from '@sitewright/api/checkout/start-checkout'
import { visitorCall } from '../../../platform/http/route.ts'
import { saveDetails } from './save-details.ts'

export const startCheckout = visitorCall(contract, async (input, request) => {
  const { email, shippingAddress, shippingOptionId } = input
  return { checkout: await saveDetails(request, { email, shippingAddress, shippingOptionId }) }
})
