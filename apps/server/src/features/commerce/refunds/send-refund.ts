import { sendRefund as contract } from '@sitewright/api/orders/send-refund'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { holdOrder } from '../orders/held-order.ts'
import { markSettled } from '../orders/order-problems.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { giveBack } from './give-back.ts'

/**
 * Tries a refund that failed again, as a refund of its own: providers answer a key that they have refused with the same refusal.
 * Its goods are back in stock already.
 */
export const sendRefund = ownerCall(
  contract,
  async ({ orderId, refundId }, { app, account, inSite }) =>
    inSite(async (site) => {
      const held = await holdOrder(site, orderId)
      const refund = held.refunds.find(({ id }) => id === refundId)
      if (!refund) throw fail('refundMissing')
      if (refund.state !== 'failed' || refund.isTriedAgain) throw fail('refundNotFailed')
      const { amountMinor, cancels, reason, tellsCustomer, units } = refund
      await giveBack(app, site, held, {
        amountMinor,
        cancels,
        reason,
        tellsCustomer,
        units: units.map(({ lineId, quantity }) => ({ lineId, quantity, restocks: false })),
        againOf: refund.id,
        accountId: account.id,
        request: null,
      })
      await markSettled(site, { orderId, kind: 'refund', at: new Date(app.clock.now()) })
      return { order: await wholeOrder(app, site, orderId) }
    }),
)
