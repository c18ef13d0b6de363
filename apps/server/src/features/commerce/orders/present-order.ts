/** Orders as owners and shoppers see them. Pure. */

import type {
  Address,
  FulfillmentShape,
  OrderAction,
  OrderProblem,
  OrderRefundShape,
  OrderShape,
  OrderSummary,
} from '@sitewright/api/orders/shapes'
import { isTrackingPage } from '@sitewright/core/commerce/carriers'
import { canDownload } from '@sitewright/core/commerce/downloads'
import { handoverOf, unitsLeft } from '@sitewright/core/commerce/fulfillment'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { type Minor, minor } from '@sitewright/core/money'
import type { MoneyFormat } from '@sitewright/core/money-format'
import { postalLines } from '../checkout/postal-address.ts'
import { downloadPath } from '../downloads/download-path.ts'
import type { FulfillmentRow } from '../fulfillment/fulfillment-table.ts'
import { asOrdered } from '../fulfillment/ordered-line.ts'
import type { OrderRefundRow } from '../refunds/refund-table.ts'
import { refundedOf, unitsRefundedOf, unitsToRestockOf } from '../refunds/refundable.ts'
import type { NoteRow } from './note-table.ts'
import type { OrderEventRow, OrderLineRow, OrderRow } from './order-table.ts'

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
    hasSending: order.hasSending,
  }
}

export interface OrderParts {
  readonly lines: readonly OrderLineRow[]
  readonly fulfillments: readonly FulfillmentRow[]
  readonly refunds: readonly OrderRefundRow[]
  readonly notes: readonly NoteRow[]
  /** Format of amounts of the order's currency on the site. */
  readonly moneyFormat: MoneyFormat
  /** Prefix of the path of pictures: empty on the site's own host. */
  readonly imagesAt: string
  /** The customer's token of the order, and the time in milliseconds; absent for owners. */
  readonly customer?: { readonly token: string; readonly now: number }
  /** Parts for the owner alone; absent for customers. */
  readonly ofOwner?: OwnersParts
}

export interface OwnersParts {
  readonly actions: readonly OrderAction[]
  readonly problems: readonly OrderProblem[]
  readonly events: readonly OrderEventRow[]
  readonly refundableMinor: Minor
  readonly refundsByHand: boolean
}

const OF_NO_OWNER: OwnersParts = {
  actions: [],
  problems: [],
  events: [],
  refundableMinor: minor(0),
  refundsByHand: false,
}

export function presentOrder(order: OrderRow, parts: OrderParts): OrderShape {
  const { lines, fulfillments, refunds, notes, moneyFormat, imagesAt, customer } = parts
  const { actions, problems, events, ...money } = parts.ofOwner ?? OF_NO_OWNER
  const left = unitsLeft(lines.map(asOrdered), fulfillments)
  const refunded = unitsRefundedOf(refunds)
  const toRestock = unitsToRestockOf(lines, refunds)
  return {
    ...presentSummary(order, moneyFormat),
    ...money,
    paymentTitle: order.paymentTitle,
    howToPay: order.paymentState === 'awaited' ? order.paymentSentence : '',
    actions: [...actions],
    problems: [...problems],
    lines: lines.map(({ type, download, answers, isDonation: _, unitsGone: __, ...line }) => ({
      ...line,
      answers: [...answers],
      isDownload: type === PRODUCT_TYPES.digital,
      download: download && presentDownload(line.id, download, customer),
      unitsLeft: order.fulfillment === 'CANCELED' ? 0 : (left.get(line.id) ?? 0),
      unitsRefunded: refunded.get(line.id) ?? 0,
      unitsToRestock: toRestock.get(line.id) ?? 0,
      imageUrl: line.imageUrl === null ? null : imagesAt + line.imageUrl,
    })),
    subtotalMinor: order.subtotalMinor,
    shippingMinor: order.shippingMinor,
    shippingLabel: order.shippingLabel,
    taxMinor: order.taxMinor,
    discountMinor: order.discountMinor,
    refundedMinor: refundedOf(refunds),
    refunds: refunds.flatMap((refund) => presentRefund(refund, parts.ofOwner !== undefined)),
    notes: notes.flatMap((note) => presentNote(note, parts.ofOwner !== undefined)),
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
    timeline: events.map(({ at, text, by }) => ({ at: at.getTime(), text, by })),
  }
}

/** None for one of no money or one that was taken back; customers see no reasons, and none that failed. */
function presentRefund(refund: OrderRefundRow, isForOwner: boolean): OrderRefundShape[] {
  const { id, amountMinor, state, isByHand, madeAt, units } = refund
  if (amountMinor === 0 || state === 'undone') return []
  if (state === 'failed' && !isForOwner) return []
  return [
    {
      id,
      amountMinor,
      state,
      isByHand,
      madeAt: madeAt.getTime(),
      units: units.map(({ lineId, quantity }) => ({ lineId, quantity })),
      by: isForOwner ? refund.by : null,
      reason: isForOwner ? refund.reason : '',
      failure: isForOwner ? refund.failure : '',
      canTryAgain: isForOwner && state === 'failed' && !refund.isTriedAgain,
      canUndo: isForOwner && isByHand && !refund.cancels,
    },
  ]
}

function presentNote({ writtenAt, editedAt, by, ...note }: NoteRow, isForOwner: boolean) {
  if (!isForOwner && !note.isPublic) return []
  const times = { writtenAt: writtenAt.getTime(), editedAt: editedAt?.getTime() ?? null }
  return [{ ...note, ...times, by: isForOwner ? by : null }]
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
