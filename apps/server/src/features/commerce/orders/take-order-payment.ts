import { takeOrderPayment as contract } from '@sitewright/api/orders/take-order-payment'
import { isOwed } from '@sitewright/core/commerce/states'
import { ownerCall } from '../../../platform/http/route.ts'
import { settle } from '../checkout/settle-payment.ts'
import { fail } from '../errors.ts'
import { askProvider, paymentOfOrder } from './order-payment.ts'
import { wholeOrder } from './whole-order.ts'

/** Idempotent: an order whose money has come already is not changed. */
export const takeOrderPayment = ownerCall(
  contract,
  async ({ orderId }, { app, siteId, inSite }) => {
    const payment = await inSite((site) => paymentOfOrder(site, orderId))
    if (isOwed(payment.state)) {
      const answer = await askProvider(app, siteId, payment, 'capture')
      await settle(app, siteId, payment, answer)
      if (answer.state !== 'captured') throw fail('notTaken')
    } else if (payment.state !== 'captured') throw fail('notOwed')
    return inSite(async (site) => ({ order: await wholeOrder(app, site, orderId) }))
  },
)
