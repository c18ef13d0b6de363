import { cancelOrder as contract } from '@sitewright/api/orders/cancel-order'
import { isOwed } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { settle } from '../checkout/settle-payment.ts'
import { fail } from '../errors.ts'
import { fulfillmentsOf } from '../fulfillment/fulfillment-table.ts'
import { askProvider, paymentOfOrder } from './order-payment.ts'
import { wholeOrder } from './whole-order.ts'

/** Cancels an unpaid order. Stock is released only after the provider has confirmed that no money can come. */
export const cancelOrder = ownerCall(contract, async ({ orderId }, { app, siteId, inSite }) => {
  const payment = await inSite((site) => paymentOfOrder(site, orderId))
  if (isOwed(payment.state)) {
    await inSite((site) => refuseSent(site, orderId))
    const answer = await askProvider(app, siteId, payment, 'cancel')
    await settle(app, siteId, payment, answer, { by: 'owner' })
    if (answer.state === 'captured') throw fail('paidMeanwhile')
    if (answer.state !== 'cancelled') throw fail('providerSilent')
  } else if (payment.state !== 'cancelled') throw fail('notOwed')
  return inSite(async (site) => ({ order: await wholeOrder(site, orderId) }))
})

async function refuseSent(site: SiteTx, orderId: Id): Promise<void> {
  const made = await fulfillmentsOf(site, orderId)
  if (made.some(({ state }) => state !== 'undone')) throw fail('sentAlready')
}
