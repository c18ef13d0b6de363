/** The states of the money path. A test proves that no table has an unknown, unreachable or endless one. */

import type { StateMachine } from './state-machine.ts'

function machine<const Moves extends Readonly<Record<string, readonly string[]>>>(
  name: string,
  initial: keyof Moves & string,
  moves: Moves,
  rests: readonly (keyof Moves & string)[] = [],
): StateMachine<keyof Moves & string> {
  return { name, initial, moves: moves as never, rests }
}

export type StateOf<Machine> = Machine extends StateMachine<infer State> ? State : never

/**
 * Open until the shopper pays; `awaitingPayment` holds stock. `cancelling` asks the provider to give the
 * payment up, and nothing is released before it has. Money that comes when there is no order to make of
 * it goes back: `needsRefund`, then `failed`.
 */
export const CHECKOUT = machine('checkout', 'open', {
  open: ['awaitingPayment'],
  awaitingPayment: ['open', 'completed', 'cancelling'],
  cancelling: ['completed', 'expired'],
  expired: ['needsRefund'],
  needsRefund: ['failed'],
  completed: [],
  failed: [],
})
export type CheckoutState = StateOf<typeof CHECKOUT>

/** States in which a checkout is its cart's current one. */
export const LIVE_CHECKOUTS = [
  'open',
  'awaitingPayment',
  'cancelling',
  'completed',
] as const satisfies readonly CheckoutState[]

/**
 * `created` may be known to the provider or not: only asking tells. `requiresAction` waits for the shopper, at the provider's
 * page or in its fields. `authorized` is money that the bank has put aside and the shop has not taken; `awaited` is money that
 * comes outside of any provider, such as a bank transfer. `returning` is money that came after the payment was given up: it
 * goes back, and nothing is sold for it.
 */
export const PAYMENT = machine(
  'payment',
  'created',
  {
    created: [
      'requiresAction',
      'processing',
      'authorized',
      'awaited',
      'captured',
      'failed',
      'cancelled',
    ],
    requiresAction: ['processing', 'authorized', 'awaited', 'captured', 'failed', 'cancelled'],
    processing: ['requiresAction', 'authorized', 'awaited', 'captured', 'failed', 'cancelled'],
    authorized: ['captured', 'cancelled'],
    awaited: ['captured', 'cancelled'],
    captured: ['partiallyRefunded', 'refunded'],
    // A refund by hand that was noted by mistake is taken back.
    partiallyRefunded: ['refunded', 'captured'],
    failed: ['returning'],
    // One outside of any provider is awaited again where its order is taken up again.
    cancelled: ['returning', 'awaited'],
    returning: ['refunded'],
    // A refund can fail days after the provider accepted it: then the money is with the shop again, or has to be sent back again.
    refunded: ['partiallyRefunded', 'captured', 'returning'],
  },
  ['refunded'],
)
export type PaymentState = StateOf<typeof PAYMENT>

/** States of a payment whose outcome is unknown: there is no order yet, and somebody has to ask the provider. */
export const UNDECIDED_PAYMENTS = [
  'created',
  'requiresAction',
  'processing',
] as const satisfies readonly PaymentState[]

/** States of a payment whose order exists although the money has not arrived. */
export const OWED_PAYMENTS = ['authorized', 'awaited'] as const satisfies readonly PaymentState[]

export function isUndecided(state: PaymentState | undefined): boolean {
  return UNDECIDED_PAYMENTS.some((one) => one === state)
}

export function isOwed(state: PaymentState | undefined): boolean {
  return OWED_PAYMENTS.some((one) => one === state)
}

/** Stock put aside for one payment. That of an order that is taken up again is held anew. */
export const RESERVATION = machine(
  'reservation',
  'held',
  {
    held: ['committed', 'released'],
    committed: [],
    released: ['held'],
  },
  ['released'],
)
export type ReservationState = StateOf<typeof RESERVATION>

/** A discount that is put aside for one payment. An order that is cancelled gives it back, until it is taken up again. */
export const DISCOUNT_USE = machine(
  'use of a discount',
  'held',
  {
    held: ['used', 'released'],
    used: ['released'],
    released: ['used'],
  },
  ['released'],
)
export type DiscountUseState = StateOf<typeof DISCOUNT_USE>

/** An order has three axes; each moves on its own. */
export const ORDER_LIFECYCLE = machine(
  'order',
  'placed',
  {
    placed: ['cancelled'],
    // Its owner takes it up again, where no money has moved since.
    cancelled: ['placed'],
  },
  ['cancelled'],
)
export type OrderLifecycle = StateOf<typeof ORDER_LIFECYCLE>

export const ORDER_PAYMENT = machine(
  'order’s payment',
  'unpaid',
  {
    // One that was not paid as asked stays unpaid until all of its money has gone back.
    unpaid: ['authorized', 'paid', 'refunded'],
    // When the provider or the shop gives the money up, the order is unpaid again.
    authorized: ['paid', 'unpaid'],
    paid: ['partiallyRefunded', 'refunded'],
    partiallyRefunded: ['refunded', 'paid'],
    refunded: ['partiallyRefunded', 'paid'],
  },
  ['refunded'],
)
export type OrderPayment = StateOf<typeof ORDER_PAYMENT>

/**
 * Values of the public API. A sending that is undone leads back from `FULFILLED`, and a cancelled order that is taken up again from
 * `CANCELED`. A provider that gives up the payment of an
 * order that was sent already cancels it too; owners are refused that.
 */
export const ORDER_FULFILLMENT = machine(
  'order’s fulfillment',
  'PENDING',
  {
    PENDING: ['FULFILLED', 'CANCELED'],
    FULFILLED: ['PENDING', 'CANCELED'],
    CANCELED: ['PENDING', 'FULFILLED'],
  },
  ['CANCELED'],
)
export type OrderFulfillment = StateOf<typeof ORDER_FULFILLMENT>

/** One parcel, or one pickup: a parcel is `sent` at once, a pickup when the customer has come for it. */
export const FULFILLMENT = machine('fulfillment', 'ready', {
  ready: ['sent', 'undone'],
  sent: ['undone'],
  undone: [],
})
export type FulfillmentState = StateOf<typeof FULFILLMENT>

/**
 * Money that goes back for an order. `failed` is one that the provider refused for good, at once or days after it had accepted it, so
 * that its amount can be given back in another way; `undone` is one by hand that was noted by mistake, or one of a cancelled order
 * that is taken up again. Money that nothing was sold for waits for an operator, `pending` again, where its refund fails late.
 */
export const REFUND = machine('refund', 'pending', {
  pending: ['succeeded', 'failed'],
  succeeded: ['undone', 'failed', 'pending'],
  failed: ['undone'],
  undone: [],
})
export type RefundState = StateOf<typeof REFUND>

export const STATE_MACHINES: readonly StateMachine[] = [
  CHECKOUT,
  DISCOUNT_USE,
  FULFILLMENT,
  ORDER_FULFILLMENT,
  ORDER_LIFECYCLE,
  ORDER_PAYMENT,
  PAYMENT,
  REFUND,
  RESERVATION,
]
