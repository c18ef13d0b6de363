/** Writes down what the provider said about a refund of an order. Any number of callers may do so; the first one counts. */

import { MAX_REFUND_REASON } from '@sitewright/core/commerce/refunds'
import type { Id } from '@sitewright/core/id'
import { formatMoney } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { settleFulfillment } from '../fulfillment/locked-order.ts'
import { holdOrder } from '../orders/held-order.ts'
import { reopenProblem } from '../orders/order-problems.ts'
import { insertEvent } from '../orders/order-writing.ts'
import { tellOwner } from '../orders/tell-owner.ts'
import { announceRefund } from './announce-refund.ts'
import { recountRefunds } from './recount-refunds.ts'
import { moveRefund } from './refund-table.ts'
import { failedWords } from './refund-words.ts'

/** The end of a refund: the money is on its way back, or the provider refused it for good, for a reason. */
export type RefundEnd =
  | { readonly state: 'succeeded' }
  | {
      readonly state: 'failed'
      readonly reason: string
      /** Whether the provider had accepted it before. */
      readonly isLate?: boolean
    }

const CUSTOMER_WAS_TOLD =
  'The customer was told that the money is on its way, and has not been told that it is not. Try it again, or give it back in another way, and write to them.'
const CUSTOMER_WAS_NOT_TOLD =
  'The customer has been told nothing of it. Try it again, or give it back in another way.'

export async function settleOrderRefund(
  app: App,
  site: SiteTx,
  { refundId, orderId }: { refundId: Id; orderId: Id },
  end: RefundEnd,
): Promise<void> {
  const held = await holdOrder(site, orderId)
  const refund = held.refunds.find(({ id }) => id === refundId)
  const isLate = end.state === 'failed' && end.isLate === true
  if (refund?.state !== (isLate ? 'succeeded' : 'pending')) return
  const amount = formatMoney(refund.amountMinor, (await moneyFormatsIn(site))(held.order.currency))
  const at = new Date(app.clock.now())
  if (end.state === 'failed') {
    const failure = end.reason.trim().replace(/\.$/, '').slice(0, MAX_REFUND_REASON)
    await moveRefund(site, refund, 'failed', { failure })
    if (isLate) await recountRefunds(site, held)
    if (held.order.fulfillment !== 'CANCELED') await settleFulfillment(site, orderId)
    await insertEvent(site, orderId, { text: failedWords(amount, failure), at })
    await reopenProblem(site, { orderId, kind: 'refund', detail: failedWords(amount, failure) })
    await tellOwner(app, site, {
      effectKey: `refund-failed:${refundId}`,
      subject: `${amount} of order #${held.order.number} could not be given back`,
      words: [
        `${failedWords(amount, failure)}.`,
        isLate && refund.tellsCustomer ? CUSTOMER_WAS_TOLD : CUSTOMER_WAS_NOT_TOLD,
      ],
      button: 'Open the order',
      path: `/orders/${orderId}`,
    })
    return
  }
  await moveRefund(site, refund, 'succeeded')
  await recountRefunds(site, held)
  await insertEvent(site, orderId, { text: `${amount} given back`, at })
  if (refund.tellsCustomer) await announceRefund(app, site, held, refund)
}
