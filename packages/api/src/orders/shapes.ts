import { HANDOVERS } from '@sitewright/core/commerce/fulfillment'
import { SHIPPING_KINDS } from '@sitewright/core/commerce/pricing/shipping'
import * as z from 'zod'
import { id, minor, time } from '../fields.ts'
import { shownAnswer } from '../forms/shapes.ts'
import { moneyFormat } from '../money-format.ts'

export const address = z.object({
  firstName: z.string().trim().min(1, 'Required').max(100),
  lastName: z.string().trim().min(1, 'Required').max(100),
  /** Empty where it is picked up; which parts an address needs is the business of its country's form. */
  line1: z.string().trim().max(200).default(''),
  line2: z.string().trim().max(200).default(''),
  city: z.string().trim().max(100).default(''),
  region: z.string().trim().max(100).default(''),
  postalCode: z.string().trim().max(20).default(''),
  /** ISO 3166 country code of two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Required'),
  phone: z.string().trim().max(40).default(''),
})
export type Address = z.infer<typeof address>

export const orderLine = z.object({
  id,
  /** Null for a donation, which is of no item. */
  itemId: id.nullable(),
  title: z.string(),
  sku: z.string(),
  /** Chosen options as text: "Blue / Large"; empty without options. */
  variant: z.string(),
  quantity: z.number().int(),
  unitPriceMinor: minor,
  totalMinor: minor,
  imageUrl: z.string().nullable(),
  /** Whether it is a file. */
  isDownload: z.boolean(),
  /** Answers of the buyer to the product's own form, in words; empty without one. */
  answers: z.array(shownAnswer),
  /** The file behind it; null until it is handed out, and where the shop sends it by itself. */
  download: z
    .object({
      filename: z.string(),
      bytes: z.number().int(),
      /** Downloads so far. */
      uses: z.number().int(),
      expiresAt: time,
      /** Path for its customer; null once it has ended, and for owners. */
      path: z.string().nullable(),
    })
    .nullable(),
  /** Units that are still to be sent, or to be made ready for pickup. */
  unitsLeft: z.number().int(),
  /** Units whose money was given back, or is on its way. */
  unitsRefunded: z.number().int(),
  /** Units that can come back into stock: none of a download, of a donation, and of what came back already. */
  unitsToRestock: z.number().int(),
})

/** Kinds of failures after a payment was taken, in the order in which an owner should look at them. */
export const orderProblemKind = z.enum([
  'amount',
  'refund',
  'disputed',
  'disputeLost',
  'lapsed',
  'prices',
  'stock',
  'downloads',
  'confirmation',
  'confirmationUnsure',
  'pages',
  'history',
])
export type OrderProblemKind = z.infer<typeof orderProblemKind>

/** A failure after the payment was taken, and how to go on. */
export const orderProblem = z.object({ kind: orderProblemKind, text: z.string() })
export type OrderProblem = z.infer<typeof orderProblem>

/** A parcel, a pickup, or services that were marked as done. */
export const fulfillment = z.object({
  id,
  handover: z.enum(HANDOVERS),
  /** A pickup is `ready` until its customer has come for it. */
  state: z.enum(['ready', 'sent']),
  madeAt: time,
  carrier: z.string(),
  trackingNumber: z.string(),
  /** Page to follow the parcel; null where there is none. */
  trackingUrl: z.string().nullable(),
  units: z.array(z.object({ lineId: id, quantity: z.number().int() })),
})
export type FulfillmentShape = z.infer<typeof fulfillment>

/** Money of an order that was given back, is on its way, or could not be given back. */
export const orderRefund = z.object({
  id,
  amountMinor: minor,
  state: z.enum(['pending', 'succeeded', 'failed']),
  /** Whether the owner gave it back outside of any provider. */
  isByHand: z.boolean(),
  madeAt: time,
  /** Name of who gave it back; null for people who have left, and for customers. */
  by: z.string().nullable(),
  /** The owner's words for the history; may be empty, as may the provider's words below. Customers see neither. */
  reason: z.string(),
  failure: z.string(),
  units: z.array(z.object({ lineId: id, quantity: z.number().int() })),
  /** Whether it can be tried again, for one that failed. */
  canTryAgain: z.boolean(),
  /** Whether it can be taken back, for one by hand that was noted by mistake. */
  canUndo: z.boolean(),
})
export type OrderRefundShape = z.infer<typeof orderRefund>

export const MAX_ORDER_NOTE = 2000

/** A note about an order, which its customer sees if it is public. */
export const orderNote = z.object({
  id,
  text: z.string(),
  isPublic: z.boolean(),
  writtenAt: time,
  /** Null until it is changed. */
  editedAt: time.nullable(),
  /** Name of who wrote it; null for people who have left, and for customers. */
  by: z.string().nullable(),
})
export type OrderNoteShape = z.infer<typeof orderNote>

export const orderFulfillment = z.enum(['PENDING', 'FULFILLED', 'CANCELED'])

/** A sale of goods, or money given to a fund, with which nothing is sent. */
const ORDER_KINDS = ['goods', 'donation'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

export const orderSummary = z.object({
  id,
  number: z.number().int(),
  kind: z.enum(ORDER_KINDS),
  placedAt: time,
  customer: z.string(),
  email: z.string(),
  totalMinor: minor,
  currency: z.string(),
  moneyFormat,
  payment: z.enum(['unpaid', 'authorized', 'paid', 'partiallyRefunded', 'refunded']),
  fulfillment: orderFulfillment,
  /** How the customer gets it. */
  handover: z.enum(HANDOVERS),
  itemCount: z.number().int(),
  /** Whether it was paid with a practice card or in a provider's test mode: no money moved. */
  isPractice: z.boolean(),
  /** Whether it has an unsettled problem. */
  hasProblem: z.boolean(),
  /** Whether anything of it was sent or waits to be picked up: one whose items were given back can be fulfilled without. */
  hasSending: z.boolean(),
})
export type OrderSummary = z.infer<typeof orderSummary>

/**
 * Actions on an order: take an authorized payment, note one that came, cancel, give money back, or take a cancelled order up again.
 */
export const orderAction = z.enum(['takePayment', 'markPaid', 'cancel', 'refund', 'restore'])
export type OrderAction = z.infer<typeof orderAction>

export const order = orderSummary.extend({
  lines: z.array(orderLine),
  subtotalMinor: minor,
  shippingMinor: minor,
  shippingLabel: z.string(),
  taxMinor: minor,
  discountMinor: minor,
  /** Null where nothing is sent, and for orders from before it was kept. */
  shippingKind: z.enum(SHIPPING_KINDS).nullable(),
  /** The discounts that make up `discountMinor`; none for orders from before they were kept. */
  discounts: z.array(z.object({ title: z.string(), amountMinor: minor })),
  /** The taxes that make up `taxMinor`; `inclusive` ones are part of the prices. */
  taxes: z.array(z.object({ title: z.string(), inclusive: z.boolean(), amountMinor: minor })),
  /** A line below the delivery's title as the customer saw it, such as where to pick up; may be empty. */
  shippingNote: z.string(),
  shippingAddress: address.nullable(),
  /** The address as it is written on a parcel of its country, without the country; empty without one. */
  shippingLines: z.array(z.string()),
  /** Oldest first, without those that were undone. */
  fulfillments: z.array(fulfillment),
  /** Null where the bill goes to the shipping address. */
  billingAddress: address.nullable(),
  billingLines: z.array(z.string()),
  company: z.string(),
  vatNumber: z.string(),
  /** The shopper's words to the shop; may be empty. */
  note: z.string(),
  /** When the shopper agreed to the shop's terms; null where that was not asked. */
  consentedAt: time.nullable(),
  /** Money that was given back or is on its way. */
  refundedMinor: minor,
  /** Money that can still be given back. */
  refundableMinor: minor,
  /** Whether its money goes back by the owner's hand, outside of any provider. */
  refundsByHand: z.boolean(),
  /** Oldest first, without those that were taken back. */
  refunds: z.array(orderRefund),
  /** Oldest first. */
  notes: z.array(orderNote),
  /** Title of the payment method at that time; empty if there was nothing to pay. */
  paymentTitle: z.string(),
  /** Instructions for paying, while the payment is awaited; may have several lines. */
  howToPay: z.string(),
  /** Actions of owners; empty for everybody else. */
  actions: z.array(orderAction),
  problems: z.array(orderProblem),
  /** Events of the order, oldest first. */
  timeline: z.array(z.object({ at: time, text: z.string(), by: z.string().nullable() })),
})
export type OrderShape = z.infer<typeof order>
