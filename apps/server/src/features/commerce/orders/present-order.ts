/** Orders as owners and shoppers see them. Pure. */

import type {
  OrderAction,
  OrderProblem,
  OrderShape,
  OrderSummary,
} from '@sitewright/api/orders/shapes'
import type { PaymentState } from '@sitewright/core/commerce/states'
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

/** Actions left to the owner while the money has not come, by payment state. */
const ACTIONS: Readonly<Partial<Record<PaymentState, readonly OrderAction[]>>> = {
  authorized: ['takePayment', 'cancel'],
  awaited: ['markPaid', 'cancel'],
}

export function actionsOf({ paymentState }: Pick<OrderRow, 'paymentState'>): OrderAction[] {
  return [...(ACTIONS[paymentState] ?? [])]
}

export interface OrderParts {
  readonly lines: readonly OrderLineRow[]
  /** Actions, which like problems are for the owner alone. */
  readonly actions: readonly OrderAction[]
  readonly problems: readonly OrderProblem[]
  readonly events: readonly { readonly at: Date; readonly text: string }[]
  /** Format of amounts of the order's currency on the site. */
  readonly moneyFormat: MoneyFormat
  /** Prefix of the path of pictures: empty on the site's own host. */
  readonly imagesAt: string
}

export function presentOrder(
  order: OrderRow,
  { lines, actions, problems, events, moneyFormat, imagesAt }: OrderParts,
): OrderShape {
  return {
    ...presentSummary(order, moneyFormat),
    paymentTitle: order.paymentTitle,
    howToPay: order.paymentState === 'awaited' ? order.paymentSentence : '',
    actions: [...actions],
    problems: [...problems],
    lines: lines.map(({ type, answers, ...line }) => ({
      ...line,
      answers: [...answers],
      isDownload: type === PRODUCT_TYPES.digital,
      imageUrl: line.imageUrl === null ? null : imagesAt + line.imageUrl,
    })),
    subtotalMinor: order.subtotalMinor,
    shippingMinor: order.shippingMinor,
    shippingLabel: order.shippingLabel,
    taxMinor: order.taxMinor,
    discountMinor: order.discountMinor,
    shippingKind: order.shippingKind,
    discounts: order.discounts.map(({ title, amountMinor }) => ({ title, amountMinor })),
    taxes: order.taxes.map(({ title, inclusive, amountMinor }) => {
      return { title, inclusive, amountMinor }
    }),
    shippingAddress: order.shippingAddress,
    timeline: events.map(({ at, text }) => ({ at: at.getTime(), text })),
  }
}
