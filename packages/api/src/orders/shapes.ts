import { SHIPPING_KINDS } from '@sitewright/core/commerce/pricing/shipping'
import * as z from 'zod'
import { id, minor, time } from '../fields.ts'
import { shownAnswer } from '../forms/shapes.ts'
import { moneyFormat } from '../money-format.ts'

export const address = z.object({
  firstName: z.string().trim().min(1, 'Required').max(100),
  lastName: z.string().trim().min(1, 'Required').max(100),
  line1: z.string().trim().min(1, 'Required').max(200),
  line2: z.string().trim().max(200).default(''),
  city: z.string().trim().min(1, 'Required').max(100),
  region: z.string().trim().max(100).default(''),
  postalCode: z.string().trim().max(20).default(''),
  /** ISO 3166 country code of two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Required'),
  phone: z.string().trim().max(40).default(''),
})
export type Address = z.infer<typeof address>

export const orderLine = z.object({
  id,
  itemId: id,
  title: z.string(),
  sku: z.string(),
  /** Chosen options as text: "Blue / Large"; empty without options. */
  variant: z.string(),
  quantity: z.number().int(),
  unitPriceMinor: minor,
  totalMinor: minor,
  imageUrl: z.string().nullable(),
  /** Whether it is a file, which the shop delivers by itself. */
  isDownload: z.boolean(),
  /** Answers of the buyer to the product's own form, in words; empty without one. */
  answers: z.array(shownAnswer),
})

/** Kinds of failures after a payment was taken, in the order in which an owner should look at them. */
export const orderProblemKind = z.enum([
  'amount',
  'lapsed',
  'prices',
  'stock',
  'confirmation',
  'confirmationUnsure',
  'pages',
  'history',
])
export type OrderProblemKind = z.infer<typeof orderProblemKind>

/** A failure after the payment was taken, and how to go on. */
export const orderProblem = z.object({ kind: orderProblemKind, text: z.string() })
export type OrderProblem = z.infer<typeof orderProblem>

export const orderSummary = z.object({
  id,
  number: z.number().int(),
  placedAt: time,
  customer: z.string(),
  email: z.string(),
  totalMinor: minor,
  currency: z.string(),
  moneyFormat,
  payment: z.enum(['unpaid', 'authorized', 'paid', 'partiallyRefunded', 'refunded']),
  fulfillment: z.enum(['PENDING', 'FULFILLED', 'CANCELED']),
  itemCount: z.number().int(),
  /** Whether it was paid with a practice card: no money moved. */
  isPractice: z.boolean(),
  /** Whether it has an unsettled problem. */
  hasProblem: z.boolean(),
})
export type OrderSummary = z.infer<typeof orderSummary>

/** Actions on an order whose money has not arrived: take an authorized payment, note one that came, or cancel. */
export const orderAction = z.enum(['takePayment', 'markPaid', 'cancel'])
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
  shippingAddress: address.nullable(),
  /** Title of the payment method at that time; empty if there was nothing to pay. */
  paymentTitle: z.string(),
  /** Instructions for paying, while the payment is awaited; may have several lines. */
  howToPay: z.string(),
  /** Actions of owners; empty for everybody else. */
  actions: z.array(orderAction),
  problems: z.array(orderProblem),
  /** Events of the order, oldest first. */
  timeline: z.array(z.object({ at: time, text: z.string() })),
})
export type OrderShape = z.infer<typeof order>
