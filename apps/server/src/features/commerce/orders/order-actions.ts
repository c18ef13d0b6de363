/** Actions that are left to the owner of an order. Pure. */

import type { OrderAction } from '@sitewright/api/orders/shapes'
import type { OrderFulfillment, PaymentState } from '@sitewright/core/commerce/states'
import type { Minor } from '@sitewright/core/money'
import type { FulfillmentRow } from '../fulfillment/fulfillment-table.ts'
import type { OrderRefundRow } from '../refunds/refund-table.ts'
import { isTaken, stands } from '../refunds/refundable.ts'

export interface OrderToActOn {
  readonly paymentState: PaymentState
  readonly fulfillment: OrderFulfillment
  readonly fulfillments: readonly Pick<FulfillmentRow, 'state'>[]
  readonly refunds: readonly Pick<OrderRefundRow, 'state' | 'cancels' | 'isByHand'>[]
  readonly refundableMinor: Minor
  readonly refundsByHand: boolean
}

/** Actions while the money has not come, by payment state. */
const WHILE_OWED: Readonly<Partial<Record<PaymentState, readonly OrderAction[]>>> = {
  authorized: ['takePayment', 'cancel'],
  awaited: ['markPaid', 'cancel'],
}

export function actionsOf(order: OrderToActOn): OrderAction[] {
  const owed = WHILE_OWED[order.paymentState]
  if (owed) return [...owed]
  const isCancelled = order.fulfillment === 'CANCELED'
  if (!isTaken(order.paymentState)) return isCancelled && order.refundsByHand ? ['restore'] : []
  const mayBe: readonly (readonly [OrderAction, boolean])[] = [
    ['refund', order.refundableMinor > 0],
    ['cancel', !isCancelled && !isSent(order.fulfillments)],
    ['restore', isCancelled && !hasMoneyMoved(order.refunds)],
  ]
  return mayBe.flatMap(([action, isLeft]) => (isLeft ? [action] : []))
}

/** Whether anything of the order left the shop, or waits to be picked up. */
export function isSent(fulfillments: OrderToActOn['fulfillments']): boolean {
  return fulfillments.some(({ state }) => state !== 'undone')
}

/** Whether a provider has given money back for a cancelled order, or may be doing so. */
export function hasMoneyMoved(refunds: OrderToActOn['refunds']): boolean {
  return refunds.some((refund) => refund.cancels && !refund.isByHand && stands(refund))
}
