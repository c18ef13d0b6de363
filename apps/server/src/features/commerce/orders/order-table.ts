/** SQL that reads orders. */

import type { Address, OrderKind, OrderProblemKind } from '@sitewright/api/orders/shapes'
import type { AppliedDiscount, AppliedTax } from '@sitewright/core/commerce/pricing/price-cart'
import type { ShippingKind } from '@sitewright/core/commerce/pricing/shipping'
import type { OrderFulfillment, OrderPayment, PaymentState } from '@sitewright/core/commerce/states'
import type { ShownAnswer } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

/** Problems that no step of the order keeps: they are read from the state of its mail. */
export type MailProblem = Extract<OrderProblemKind, 'confirmation' | 'confirmationUnsure'>

/** Timeout of a mail server's answer; a message without one by then counts as unsure. */
const ANSWER_WITHIN = sql`interval '5 minutes'`

export interface OrderRow {
  readonly id: Id
  readonly number: number
  readonly kind: OrderKind
  readonly placedAt: Date
  readonly customer: string
  readonly email: string
  readonly totalMinor: Minor
  readonly currency: string
  readonly payment: OrderPayment
  readonly fulfillment: OrderFulfillment
  readonly itemCount: number
  readonly subtotalMinor: Minor
  readonly discountMinor: Minor
  readonly shippingMinor: Minor
  readonly taxMinor: Minor
  readonly shippingLabel: string
  readonly shippingKind: ShippingKind | null
  readonly shippingNote: string
  readonly discounts: readonly AppliedDiscount[]
  readonly taxes: readonly AppliedTax[]
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly company: string
  readonly vatNumber: string
  readonly note: string
  readonly consentedAt: Date | null
  readonly paymentState: PaymentState
  readonly paymentTitle: string
  readonly paymentSentence: string
  /** Whether the order was paid by practice, so that no money moved. */
  readonly isPractice: boolean
  /** Whether the order has a problem that is not settled. */
  readonly hasProblem: boolean
  /** Whether anything of it was sent or waits to be picked up. */
  readonly hasSending: boolean
  /** The problem of the order's confirmation, unless that is settled. */
  readonly mailProblem: MailProblem | null
}

export interface OrderLineRow {
  readonly id: Id
  /** Null for a donation. */
  readonly itemId: Id | null
  readonly title: string
  readonly sku: string
  readonly variant: string
  readonly quantity: number
  /** Units that were given back or are in stock again. */
  readonly unitsGone: number
  readonly unitPriceMinor: Minor
  readonly totalMinor: Minor
  readonly imageUrl: string | null
  /** Product type; null for lines sold before it was kept. */
  readonly type: number | null
  readonly answers: readonly ShownAnswer[]
  /** Whether money was given, with which nothing is sent. */
  readonly isDonation: boolean
  /** The file behind it, once it is handed out. */
  readonly download: {
    readonly filename: string
    readonly bytes: number
    readonly uses: number
    readonly expiresAt: Date
  } | null
}

function orders({ id, db }: SiteTx) {
  const mailProblem = sql<MailProblem | null>`(
    SELECT wrong.kind FROM message CROSS JOIN LATERAL (
      SELECT CASE
        WHEN state = 'failed' THEN 'confirmation'
        WHEN state = 'unsure' AND claimed_at IS NULL THEN 'confirmationUnsure'
        WHEN state = 'unsure' AND claimed_at < now() - ${ANSWER_WITHIN} THEN 'confirmationUnsure'
      END AS kind) AS wrong
    WHERE message.website_id = shop_order.website_id
      AND message.effect_key = 'order-confirmation:' || shop_order.id
      AND NOT EXISTS (
        SELECT 1 FROM order_problem WHERE order_problem.website_id = shop_order.website_id
          AND order_problem.order_id = shop_order.id AND order_problem.kind = wrong.kind
          AND order_problem.settled_at IS NOT NULL))`
  const hasProblem = sql<boolean>`${mailProblem} IS NOT NULL OR EXISTS (
    SELECT 1 FROM order_problem WHERE order_problem.website_id = shop_order.website_id
      AND order_problem.order_id = shop_order.id AND order_problem.settled_at IS NULL)`
  const hasSending = sql<boolean>`EXISTS (
    SELECT 1 FROM fulfillment WHERE fulfillment.website_id = shop_order.website_id
      AND fulfillment.order_id = shop_order.id AND fulfillment.state <> 'undone')`
  return db
    .selectFrom('shop_order')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.website_id', '=', 'shop_order.website_id')
        .onRef('payment.id', '=', 'shop_order.payment_id'),
    )
    .select([
      'payment.is_test as isPractice',
      'payment.state as paymentState',
      'payment.title as paymentTitle',
      'payment.sentence as paymentSentence',
      mailProblem.as('mailProblem'),
      hasProblem.as('hasProblem'),
      hasSending.as('hasSending'),
    ])
    .select([
      'shop_order.id',
      'number',
      'kind',
      'placed_at as placedAt',
      'customer',
      'email',
      'total_minor as totalMinor',
      'shop_order.currency',
      'shop_order.payment',
      'fulfillment',
      'item_count as itemCount',
      'subtotal_minor as subtotalMinor',
      'discount_minor as discountMinor',
      'shipping_minor as shippingMinor',
      'tax_minor as taxMinor',
      'shipping_label as shippingLabel',
      'shipping_kind as shippingKind',
      'shipping_note as shippingNote',
      'discounts',
      'taxes',
      'shipping_address as shippingAddress',
      'billing_address as billingAddress',
      'company',
      'vat_number as vatNumber',
      'note',
      'consented_at as consentedAt',
    ])
    .where('shop_order.website_id', '=', id)
}

export async function findOrder(site: SiteTx, orderId: Id): Promise<OrderRow | undefined> {
  return orders(site).where('shop_order.id', '=', orderId).executeTakeFirst()
}

/** Units that were given back by refunds that stand, or were put back into stock by any, whichever are more. */
const unitsGone = sql<number>`(
  SELECT greatest(
    coalesce(sum(gone.quantity) FILTER (WHERE refund.state IN ('pending', 'succeeded')), 0),
    coalesce(sum(gone.restocked), 0)
  )::integer
  FROM refund_line AS gone JOIN refund
    ON refund.website_id = gone.website_id AND refund.id = gone.refund_id
  WHERE gone.website_id = order_line.website_id AND gone.order_id = order_line.order_id
    AND gone.order_line_id = order_line.id
)`

export async function orderLines({ id, db }: SiteTx, orderId: Id): Promise<OrderLineRow[]> {
  const rows = await db
    .selectFrom('order_line')
    .leftJoin('download_grant', (join) =>
      join
        .onRef('download_grant.website_id', '=', 'order_line.website_id')
        .onRef('download_grant.order_id', '=', 'order_line.order_id')
        .onRef('download_grant.order_line_id', '=', 'order_line.id'),
    )
    .leftJoin('private_file', (join) =>
      join
        .onRef('private_file.website_id', '=', 'download_grant.website_id')
        .onRef('private_file.id', '=', 'download_grant.file_id'),
    )
    .select([
      'order_line.id',
      'product_id as itemId',
      'title',
      'sku',
      'variant',
      'quantity',
      'unit_price_minor as unitPriceMinor',
      'total_minor as totalMinor',
      'image_url as imageUrl',
      'product_type as type',
      'answers',
      sql<boolean>`fund_id IS NOT NULL`.as('isDonation'),
      'filename',
      'bytes',
      'uses',
      'expires_at as expiresAt',
      unitsGone.as('unitsGone'),
    ])
    .where('order_line.website_id', '=', id)
    .where('order_line.order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(({ filename, bytes, uses, expiresAt, ...line }) => ({
    ...line,
    download:
      filename === null || bytes === null || uses === null || expiresAt === null
        ? null
        : { filename, bytes, uses, expiresAt },
  }))
}

export interface OrderEventRow {
  readonly at: Date
  readonly text: string
  /** Name of who did it; null for what the shop, its customer or a provider did, and for people who have left. */
  readonly by: string | null
}

export async function orderEvents({ id, db }: SiteTx, orderId: Id): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_event')
    .leftJoin('account', 'account.id', 'order_event.account_id')
    .select(['order_event.created_at as at', 'text', 'account.name as by'])
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .orderBy('order_event.id')
    .execute()
}

export type OrderSearch =
  | { readonly kind: 'all' }
  | { readonly kind: 'number'; readonly number: number }
  /** The start of an email address, in lower case. */
  | { readonly kind: 'email'; readonly start: string }

/** Upper end of a prefix search: sorts above every character an address can go on with, in the column's byte order. */
const AFTER_ALL = '\u{10ffff}'

export interface OrdersWanted {
  readonly before: number | undefined
  readonly search: OrderSearch
  /** Undefined for orders in any state. */
  readonly fulfillment: OrderFulfillment | undefined
  readonly limit: number
}

/** Keyset pagination: orders with numbers below `before`, newest first. */
export async function ordersBefore(
  site: SiteTx,
  { before, search, fulfillment, limit }: OrdersWanted,
): Promise<OrderRow[]> {
  let query = orders(site).orderBy('number', 'desc').limit(limit)
  if (before !== undefined) query = query.where('number', '<', before)
  if (fulfillment !== undefined) query = query.where('fulfillment', '=', fulfillment)
  if (search.kind === 'number') query = query.where('number', '=', search.number)
  if (search.kind === 'email') {
    query = query
      .where('email_ci', '>=', search.start)
      .where('email_ci', '<', search.start + AFTER_ALL)
  }
  return query.execute()
}
