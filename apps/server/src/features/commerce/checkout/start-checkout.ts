import { startCheckout as contract } from '@sitewright/api/checkout/start-checkout'
import { visitorCall } from '../../../platform/http/route.ts'
import { saveDetails } from './save-details.ts'

export const startCheckout = visitorCall(contract, async (details, request) => ({
  checkout: await saveDetails(request, details),
}))
