/** Orders as owners and shoppers see them. Pure. */

import type {
  Address,
  FulfillmentShape,
  OrderAction,
  OrderProblem,
  OrderShape,
  OrderSummary,
} from '@sitewright/api/orders/shapes'
import { isTrackingPage } from '@sitewright/core/commerce/carriers'
import { canDownload } from '@sitewright/core/commerce/downloads'
import { handoverOf, unitsLeft } from '@sitewright/core/commerce/fulfillment'
import type { PaymentState } from '@sitewright/core/commerce/states'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { MoneyFormat } from '@sitewright/core/money-format'
import { postalLines } from '../checkout/postal-address.ts'
import { downloadPath } from '../downloads/download-path.ts'
import type { FulfillmentRow } from '../fulfillment/fulfillment-table.ts'
import { asOrdered } from '../fulfillment/ordered-line.ts'
import type { OrderLineRow, OrderRow } from './order-table.ts'

export function presentSummary(order: OrderRow, moneyFormat: MoneyFormat): OrderSummary {
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    placedAt: order.placedAt.getTime(),
    customer: order.customer,
    email: order.email,
    totalMinor: order.totalMinor,
    currency: order.currency,
    moneyFormat,
    payment: order.payment,
    fulfillment: order.fulfillment,
    handover: handoverOf(order),
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
  readonly fulfillments: readonly FulfillmentRow[]
  /** Actions, which like problems are for the owner alone. */
  readonly actions: readonly OrderAction[]
  readonly problems: readonly OrderProblem[]
  readonly events: readonly { readonly at: Date; readonly text: string }[]
  /** Format of amounts of the order's currency on the site. */
  readonly moneyFormat: MoneyFormat
  /** Prefix of the path of pictures: empty on the site's own host. */
  readonly imagesAt: string
  /** The customer's token of the order, and the time in milliseconds; absent for owners. */
  readonly customer?: { readonly token: string; readonly now: number }
}

export function presentOrder(
  order: OrderRow,
  { lines, fulfillments, actions, problems, events, moneyFormat, imagesAt, customer }: OrderParts,
): OrderShape {
  const left = unitsLeft(lines.map(asOrdered), fulfillments)
  return {
    ...presentSummary(order, moneyFormat),
    paymentTitle: order.paymentTitle,
    howToPay: order.paymentState === 'awaited' ? order.paymentSentence : '',
    actions: [...actions],
    problems: [...problems],
    lines: lines.map(({ type, download, answers, isDonation: _, ...line }) => ({
      ...line,
      answers: [...answers],
      isDownload: type === PRODUCT_TYPES.digital,
      download: download && presentDownload(line.id, download, customer),
      unitsLeft: order.fulfillment === 'CANCELED' ? 0 : (left.get(line.id) ?? 0),
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
    shippingNote: order.shippingNote,
    shippingAddress: order.shippingAddress,
    shippingLines: linesOf(order.shippingAddress),
    fulfillments: fulfillments.flatMap(presentFulfillment),
    billingAddress: order.billingAddress,
    billingLines: linesOf(order.billingAddress),
    company: order.company,
    vatNumber: order.vatNumber,
    note: order.note,
    consentedAt: order.consentedAt?.getTime() ?? null,
    timeline: events.map(({ at, text }) => ({ at: at.getTime(), text })),
  }
}

function linesOf(address: Address | null): string[] {
  return address === null ? [] : postalLines(address)
}

/** None for one that was undone, which only the history shows. */
function presentFulfillment({
  state,
  madeAt,
  sentAt,
  trackingUrl,
  units,
  ...row
}: FulfillmentRow): FulfillmentShape[] {
  if (state === 'undone') return []
  const page = isTrackingPage(trackingUrl) ? trackingUrl : null
  return [{ ...row, state, madeAt: madeAt.getTime(), trackingUrl: page, units: [...units] }]
}

function presentDownload(
  lineId: Id,
  { expiresAt: end, ...download }: NonNullable<OrderLineRow['download']>,
  customer: OrderParts['customer'],
): OrderShape['lines'][number]['download'] {
  const expiresAt = end.getTime()
  const isOpen = customer && canDownload({ ...download, expiresAt }, customer.now)
  return { ...download, expiresAt, path: isOpen ? downloadPath(customer.token, lineId) : null }
}
