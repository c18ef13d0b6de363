/** Orders as owners and shoppers see them. Pure. */

import type { OrderProblem, OrderShape, OrderSummary } from '@sitewright/api/orders/shapes'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { MoneyFormat } from '@sitewright/core/money-format'
import type { OrderLineRow, OrderRow } from './order-table.ts'

export function presentSummary(order: OrderRow, moneyFormat: MoneyFormat): OrderSummary {
  return {
    id: order.id,
    number: order.number,
    placedAt: order.placedAt.getTime(),
    customer: order.customer,
    email: order.email,
    totalMinor: order.totalMinor,
    currency: order.currency,
    moneyFormat,
    payment: order.payment,
    fulfillment: order.fulfillment,
    itemCount: order.itemCount,
    isPractice: order.isPractice,
    hasProblem: order.hasProblem,
  }
}

export interface OrderParts {
  readonly lines: readonly OrderLineRow[]
  readonly problems: readonly OrderProblem[]
  readonly events: readonly { readonly at: Date; readonly text: string }[]
  /** How the site writes amounts of the order's currency. */
  readonly moneyFormat: MoneyFormat
  /** Stands before the path of pictures: empty on the site's own host. */
  readonly imagesAt: string
}

export function presentOrder(
  order: OrderRow,
  { lines, problems, events, moneyFormat, imagesAt }: OrderParts,
): OrderShape {
  return {
    ...presentSummary(order, moneyFormat),
    problems: [...problems],
    lines: lines.map(({ type, ...line }) => ({
      ...line,
      isDownload: type === PRODUCT_TYPES.digital,
      imageUrl: line.imageUrl === null ? null : imagesAt + line.imageUrl,
    })),
    subtotalMinor: order.subtotalMinor,
    shippingMinor: order.shippingMinor,
    shippingLabel: order.shippingLabel,
    taxMinor: order.taxMinor,
    discountMinor: order.discountMinor,
    shippingAddress: order.shippingAddress,
    timeline: events.map(({ at, text }) => ({ at: at.getTime(), text })),
  }
}
