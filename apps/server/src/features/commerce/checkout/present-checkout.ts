import type { Checkout } from '@sitewright/api/checkout/shapes'
import type { CheckoutState } from '@sitewright/core/commerce/states'
import type { CheckoutRow } from './checkout-table.ts'
import type { Quote } from './quote.ts'

/** States as shoppers meet them: what happens between provider and store is none of theirs. */
const SHOWN: Readonly<Record<CheckoutState, Checkout['state']>> = {
  open: 'open',
  awaitingPayment: 'awaitingPayment',
  cancelling: 'awaitingPayment',
  completed: 'completed',
  expired: 'expired',
  needsRefund: 'failed',
  failed: 'failed',
}

export function presentCheckout(
  { id, state }: Pick<CheckoutRow, 'id' | 'state'>,
  quote: Quote,
): Checkout {
  return {
    id,
    state: SHOWN[state],
    subtotalMinor: quote.subtotalMinor,
    shippingMinor: quote.shippingMinor,
    taxMinor: quote.taxMinor,
    discountMinor: quote.discountMinor,
    totalMinor: quote.totalMinor,
    currency: quote.currency,
  }
}
