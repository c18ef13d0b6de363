import { payCheckout as contract } from '@sitewright/api/checkout/pay-checkout'
import { cartCall } from '../cart/express-visit.ts'
import type { Paid } from './pay.ts'
import { payOnce } from './pay-once.ts'
import { keyOf, markReplay } from './replays.ts'

export const payCheckout = cartCall(contract, async (input, request): Promise<Paid> => {
  const { checkoutId, paymentToken, agreedTotalMinor, agreedPrice } = input
  const wish = { checkoutId, paymentToken, agreedTotalMinor, agreedPrice }
  return markReplay(request.raw, () => payOnce(request, wish, keyOf(request.raw)))
})
