/** The states of the money path. A test proves that no table has an unknown, unreachable or endless one. */

import type { StateMachine } from './state-machine.ts'

function machine<const Moves extends Readonly<Record<string, readonly string[]>>>(
  name: string,
  initial: keyof Moves & string,
  moves: Moves,
): StateMachine<keyof Moves & string> {
  return { name, initial, moves: moves as never }
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

/**
 * `created` may be known to the provider or not: only asking tells. `returning` is money that came after
 * the payment was given up: it goes back, and nothing is sold for it.
 */
export const PAYMENT = machine('payment', 'created', {
  created: ['processing', 'captured', 'failed', 'cancelled'],
  processing: ['captured', 'failed', 'cancelled'],
  captured: ['partiallyRefunded', 'refunded'],
  partiallyRefunded: ['refunded'],
  failed: ['returning'],
  cancelled: ['returning'],
  returning: ['refunded'],
  refunded: [],
})
export type PaymentState = StateOf<typeof PAYMENT>

/** Stock put aside for one payment. */
export const RESERVATION = machine('reservation', 'held', {
  held: ['committed', 'released'],
  committed: [],
  released: [],
})
export type ReservationState = StateOf<typeof RESERVATION>

/** An order has three axes; each moves on its own. */
export const ORDER_LIFECYCLE = machine('order', 'placed', {
  placed: ['cancelled'],
  cancelled: [],
})
export type OrderLifecycle = StateOf<typeof ORDER_LIFECYCLE>

export const ORDER_PAYMENT = machine('order’s payment', 'unpaid', {
  unpaid: ['paid'],
  paid: ['partiallyRefunded', 'refunded'],
  partiallyRefunded: ['refunded'],
  refunded: [],
})
export type OrderPayment = StateOf<typeof ORDER_PAYMENT>

/** Words of the public API. */
export const ORDER_FULFILLMENT = machine('order’s fulfillment', 'PENDING', {
  PENDING: ['FULFILLED', 'CANCELED'],
  FULFILLED: [],
  CANCELED: [],
})
export type OrderFulfillment = StateOf<typeof ORDER_FULFILLMENT>

export const STATE_MACHINES: readonly StateMachine[] = [
  CHECKOUT,
  ORDER_FULFILLMENT,
  ORDER_LIFECYCLE,
  ORDER_PAYMENT,
  PAYMENT,
  RESERVATION,
]
