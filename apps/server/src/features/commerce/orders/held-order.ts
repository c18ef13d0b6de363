/** An order that is about to change: its checkout is locked, and with it its payment and refunds. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { lockCheckout } from '../checkout/checkout-table.ts'
import { fail } from '../errors.ts'
import { type FulfillmentRow, fulfillmentsOf } from '../fulfillment/fulfillment-table.ts'
import type { PaymentRow } from '../payments/payment-table.ts'
import {
  moneyOfPayment,
  type OrderRefundRow,
  type PaymentMoney,
  refundsOfOrder,
} from '../refunds/refund-table.ts'
import { paymentOfOrder } from './order-payment.ts'
import { findOrder, type OrderLineRow, type OrderRow, orderLines } from './order-table.ts'
import { checkoutOfOrder } from './order-writing.ts'

export interface HeldOrder {
  readonly order: OrderRow
  readonly checkoutId: Id
  readonly payment: PaymentRow
  readonly money: PaymentMoney
  readonly lines: readonly OrderLineRow[]
  readonly fulfillments: readonly FulfillmentRow[]
  readonly refunds: readonly OrderRefundRow[]
}

/** Refused where the site has no such order. Unlike `lockOrder` it holds cancelled ones too. */
export async function holdOrder(site: SiteTx, orderId: Id): Promise<HeldOrder> {
  const checkoutId = await checkoutOfOrder(site, orderId)
  if (!checkoutId) throw fail('orderMissing')
  await lockCheckout(site, checkoutId)
  const order = await findOrder(site, orderId)
  if (!order) throw fail('orderMissing')
  const payment = await paymentOfOrder(site, orderId)
  return {
    order,
    checkoutId,
    payment,
    money: await moneyOfPayment(site, payment.id),
    lines: await orderLines(site, orderId),
    fulfillments: await fulfillmentsOf(site, orderId),
    refunds: await refundsOfOrder(site, orderId),
  }
}
