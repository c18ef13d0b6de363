import { createExpressCheckout as contract } from '@sitewright/api/cart/create-express-checkout'
import { visitorCall } from '../../../platform/http/route.ts'
import { buyNow } from './express-visit.ts'

export const createExpressCheckout = visitorCall(
  contract,
  async ({ itemId, sku, quantity, additionalFields }, request) => ({
    checkoutUrl: await buyNow(request, { itemId, sku, quantity, additionalFields }),
  }),
)
