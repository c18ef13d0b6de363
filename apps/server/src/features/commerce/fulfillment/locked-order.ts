/** An order whose sending is about to change: its checkout is locked, as for every change of an order's states. */

import { isFulfilled } from '@sitewright/core/commerce/fulfillment'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { lockCheckout } from '../checkout/checkout-table.ts'
import { fail } from '../errors.ts'
import { findOrder, type OrderLineRow, type OrderRow, orderLines } from '../orders/order-table.ts'
import { checkoutOfOrder, moveOrder } from '../orders/order-writing.ts'
import { type FulfillmentRow, fulfillmentsOf } from './fulfillment-table.ts'
import { asOrdered } from './ordered-line.ts'

export interface LockedOrder {
  readonly order: OrderRow
  readonly checkoutId: Id
  readonly lines: readonly OrderLineRow[]
  readonly fulfillments: readonly FulfillmentRow[]
}

/** Refused where the site has no such order, and where it was cancelled. */
export async function lockOrder(site: SiteTx, orderId: Id): Promise<LockedOrder> {
  const checkoutId = await checkoutOfOrder(site, orderId)
  if (!checkoutId) throw fail('orderMissing')
  await lockCheckout(site, checkoutId)
  const order = await findOrder(site, orderId)
  if (!order) throw fail('orderMissing')
  if (order.fulfillment === 'CANCELED') throw fail('orderCancelled')
  const lines = await orderLines(site, orderId)
  return { order, checkoutId, lines, fulfillments: await fulfillmentsOf(site, orderId) }
}

/** The part of a locked order that has this id; refused where it has none. */
export function fulfillmentOf({ fulfillments }: LockedOrder, fulfillmentId: Id): FulfillmentRow {
  const row = fulfillments.find(({ id }) => id === fulfillmentId)
  if (!row) throw fail('fulfillmentMissing')
  return row
}

/** Brings the order's own state in line with what of it was sent. The caller holds its lock. */
export async function settleFulfillment(site: SiteTx, orderId: Id): Promise<void> {
  const lines = await orderLines(site, orderId)
  const isDone = isFulfilled(lines.map(asOrdered), await fulfillmentsOf(site, orderId))
  await moveOrder(site, orderId, { fulfillment: isDone ? 'FULFILLED' : 'PENDING' })
}
