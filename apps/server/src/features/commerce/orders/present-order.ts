/** Orders as owners and shoppers see them. Pure. */

import type { OrderShape, OrderSummary } from '@sitewright/api/orders/shapes'
import type { OrderLineRow, OrderRow } from './order-table.ts'

export function presentSummary(order: OrderRow): OrderSummary {
  return {
    id: order.id,
    number: order.number,
    placedAt: order.placedAt.getTime(),
    customer: order.customer,
    email: order.email,
    totalMinor: order.totalMinor,
    currency: order.currency,
    payment: order.payment,
    fulfillment: order.fulfillment,
    itemCount: order.itemCount,
  }
}

export interface OrderParts {
  readonly lines: readonly OrderLineRow[]
  readonly events: readonly { readonly at: Date; readonly text: string }[]
  /** Stands before the path of pictures: empty on the site's own host. */
  readonly imagesAt: string
}

export function presentOrder(order: OrderRow, { lines, events, imagesAt }: OrderParts): OrderShape {
  return {
    ...presentSummary(order),
    lines: lines.map((line) => ({
      ...line,
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
