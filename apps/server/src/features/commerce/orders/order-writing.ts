/** SQL that makes orders, from a frozen quote and nothing else. */

import { type StateMachine, transition } from '@sitewright/core/commerce/state-machine'
import {
  ORDER_FULFILLMENT,
  ORDER_LIFECYCLE,
  ORDER_PAYMENT,
  type OrderFulfillment,
  type OrderLifecycle,
  type OrderPayment,
} from '@sitewright/core/commerce/states'
import { type Id, newId } from '@sitewright/core/id'
import { type Minor, minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { keepStatement } from '../../../platform/db/kept-statement.ts'
import { type Write, withWrites } from '../../../platform/db/write-together.ts'
import type { CheckoutRow } from '../checkout/checkout-table.ts'
import type { Quote } from '../checkout/quote.ts'
import type { PaymentRow } from '../payments/payment-table.ts'

/** First number of a site's orders; a lower one would tell customers how new the shop is. */
const FIRST_NUMBER = 1001

/**
 * One after the other for each site: whoever has the next number holds it until the order stands or falls. A counter that
 * lags behind the orders, as after a restored backup, catches up.
 */
function nextOrderNumber({ id, db }: SiteTx) {
  const highest = sql<number>`(SELECT max(number) FROM shop_order WHERE website_id = ${id})`
  return db
    .insertInto('order_counter')
    .values({
      website_id: id,
      last_number: sql<number>`greatest(${FIRST_NUMBER}::int, ${highest} + 1)`,
    })
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet({
        last_number: sql<number>`greatest(order_counter.last_number, ${highest}) + 1`,
      }),
    )
    .returning('last_number')
}

export interface OrderToInsert {
  readonly orderId: Id
  readonly checkout: CheckoutRow
  readonly payment: PaymentRow
  readonly quote: Quote
  readonly placedAt: Date
  readonly paymentState: OrderPayment
}

/** Makes the order with its lines and gives its number. `writes` are made with it, in one statement. */
export async function insertOrder(
  site: SiteTx,
  order: OrderToInsert,
  writes: Readonly<Record<string, Write>>,
): Promise<number> {
  const all = withWrites({
    counted: nextOrderNumber(site),
    made: orderInsertion(site, order),
    sold: linesInsertion(site, order),
    ...writes,
  })
  const { rows } = await sql<{ number: number }>`${all} SELECT number FROM made`.execute(site.db)
  const [made] = rows
  if (!made) throw new Error('An order was not made')
  return made.number
}

function orderInsertion(site: SiteTx, order: OrderToInsert) {
  const { orderId, checkout, payment, quote, placedAt, paymentState } = order
  const { shippingAddress, billingAddress } = checkout
  const payer = shippingAddress ?? billingAddress
  return site.db
    .insertInto('shop_order')
    .values({
      website_id: site.id,
      id: orderId,
      number: sql<number>`(SELECT last_number FROM counted)`,
      cart_id: checkout.cartId,
      checkout_id: checkout.id,
      payment_id: payment.id,
      email: checkout.email,
      email_ci: checkout.email.toLowerCase(),
      customer: payer ? `${payer.firstName} ${payer.lastName}`.trim() : checkout.email,
      lifecycle: ORDER_LIFECYCLE.initial,
      payment: stepTo(ORDER_PAYMENT, ORDER_PAYMENT.initial, paymentState),
      kind: quote.kind ?? 'goods',
      // With a donation nothing is sent.
      fulfillment: stepTo(
        ORDER_FULFILLMENT,
        ORDER_FULFILLMENT.initial,
        quote.kind === 'donation' ? 'FULFILLED' : ORDER_FULFILLMENT.initial,
      ),
      currency: quote.currency,
      subtotal_minor: quote.subtotalMinor,
      discount_minor: quote.discountMinor,
      shipping_minor: quote.shippingMinor,
      tax_minor: quote.taxMinor,
      total_minor: quote.totalMinor,
      shipping_label: quote.shippingLabel,
      shipping_kind: quote.shipping?.kind ?? null,
      shipping_note: quote.shipping?.note ?? '',
      shipping_discount_minor: quote.shipping?.discountMinor ?? minor(0),
      shipping_tax_minor: quote.shipping?.taxMinor ?? minor(0),
      added_tax_minor: addedTax(quote),
      discounts: JSON.stringify(quote.discounts ?? []),
      taxes: JSON.stringify(quote.taxes ?? []),
      shipping_address: shippingAddress === null ? null : JSON.stringify(shippingAddress),
      note: checkout.note,
      billing_address: billingAddress === null ? null : JSON.stringify(billingAddress),
      company: checkout.company,
      vat_number: checkout.vatNumber,
      consented_at: checkout.consentedAt,
      item_count: quote.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      placed_at: placedAt,
    })
    .returning('number')
}

/** The tax on top of prices, of the lines and of the delivery. */
function addedTax({ lines, shipping }: Quote): Minor {
  const ofLines = lines.reduce((sum, { addedTaxMinor = 0 }) => sum + addedTaxMinor, 0)
  return minor(ofLines + (shipping?.addedTaxMinor ?? 0))
}

function linesInsertion({ id, db }: SiteTx, { orderId, quote }: OrderToInsert) {
  return db.insertInto('order_line').values(
    quote.lines.map((line, position) => ({
      website_id: id,
      order_id: orderId,
      id: newId(),
      position,
      product_id: line.productId,
      variant_id: line.variantId,
      fund_id: line.fundId ?? null,
      title: line.title,
      sku: line.sku,
      product_type: line.type ?? null,
      variant: line.variant,
      quantity: line.quantity,
      unit_price_minor: line.unitPriceMinor,
      discount_minor: line.discountMinor,
      tax_minor: line.taxMinor,
      added_tax_minor: line.addedTaxMinor ?? minor(0),
      total_minor: line.totalMinor,
      image_url: line.imageUrl,
      additional_fields:
        line.additionalFields === null ? null : JSON.stringify(line.additionalFields),
      answers: JSON.stringify(line.answers ?? []),
    })),
  )
}

/** An order's three states, which change independently. */
export interface OrderStates {
  readonly lifecycle: OrderLifecycle
  readonly payment: OrderPayment
  readonly fulfillment: OrderFulfillment
}

/** The only function that changes an order's states; the caller holds its checkout's lock. */
export async function moveOrder(
  { id, db }: SiteTx,
  orderId: Id,
  to: Partial<OrderStates>,
): Promise<void> {
  const now = await db
    .selectFrom('shop_order')
    .select(['lifecycle', 'payment', 'fulfillment'])
    .where('website_id', '=', id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('shop_order')
    .set({
      lifecycle: stepTo(ORDER_LIFECYCLE, now.lifecycle, to.lifecycle),
      payment: stepTo(ORDER_PAYMENT, now.payment, to.payment),
      fulfillment: stepTo(ORDER_FULFILLMENT, now.fulfillment, to.fulfillment),
    })
    .where('website_id', '=', id)
    .where('id', '=', orderId)
    .execute()
}

function stepTo<State extends string>(
  machine: StateMachine<State>,
  from: State,
  to: State = from,
): State {
  return to === from ? from : transition(machine, from, to)
}

/** One line of the order's history; `accountId` is who did it. */
export async function insertEvent(
  site: SiteTx,
  orderId: Id,
  { text, at, accountId = null }: { text: string; at: Date; accountId?: Id | null },
): Promise<void> {
  await insertEventRow(site, { orderId, eventId: newId(), text, at, accountId })
}

interface EventValues {
  readonly orderId: Id
  readonly eventId: Id
  readonly text: string
  readonly at: Date
  readonly accountId: Id | null
}

const insertEventRow = keepStatement(({ id, db }, event: EventValues) =>
  db.insertInto('order_event').values({
    website_id: id,
    order_id: event.orderId,
    id: event.eventId,
    text: event.text,
    created_at: event.at,
    account_id: event.accountId,
  }),
)

export function orderOfCheckout(site: SiteTx, checkoutId: Id): Promise<Id | undefined> {
  return orderWith(site, 'checkout_id', checkoutId)
}

/** The order that was paid with it; undefined where nothing was sold for it. */
export function orderOfPayment(site: SiteTx, paymentId: Id): Promise<Id | undefined> {
  return orderWith(site, 'payment_id', paymentId)
}

async function orderWith(
  { id, db }: SiteTx,
  column: 'checkout_id' | 'payment_id',
  value: Id,
): Promise<Id | undefined> {
  const order = await db
    .selectFrom('shop_order')
    .select('id')
    .where('website_id', '=', id)
    .where(column, '=', value)
    .executeTakeFirst()
  return order?.id
}

export async function checkoutOfOrder({ id, db }: SiteTx, orderId: Id): Promise<Id | undefined> {
  const order = await db
    .selectFrom('shop_order')
    .select('checkout_id as checkoutId')
    .where('website_id', '=', id)
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order?.checkoutId
}
