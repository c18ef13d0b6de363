/** SQL of payments. A payment changes only while its checkout is held. */

import { transition } from '@sitewright/core/commerce/state-machine'
import { PAYMENT, type PaymentState, UNDECIDED_PAYMENTS } from '@sitewright/core/commerce/states'
import { type Id, newId } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'

export interface PaymentRow {
  readonly id: Id
  readonly checkoutId: Id
  readonly provider: string
  /** Name of the method that the shopper chose and the text beside it, as they were then. */
  readonly title: string
  readonly sentence: string
  /** Whether no money moves with it. */
  readonly isTest: boolean
  readonly state: PaymentState
  readonly currency: string
  readonly amountMinor: Minor
  readonly expiresAt: Date
}

function payments({ id, db }: SiteTx) {
  return db
    .selectFrom('payment')
    .select([
      'payment.id',
      'payment.checkout_id as checkoutId',
      'payment.provider',
      'payment.title',
      'payment.sentence',
      'payment.is_test as isTest',
      'payment.state',
      'payment.currency',
      'payment.amount_minor as amountMinor',
      'payment.expires_at as expiresAt',
    ])
    .where('payment.website_id', '=', id)
}

export async function findPayment(site: SiteTx, paymentId: Id): Promise<PaymentRow | undefined> {
  return payments(site).where('payment.id', '=', paymentId).executeTakeFirst()
}

/** The undecided payment of a checkout; undefined where there is none. */
export async function undecidedPayment(
  site: SiteTx,
  checkoutId: Id,
): Promise<PaymentRow | undefined> {
  return payments(site)
    .where('payment.checkout_id', '=', checkoutId)
    .where('payment.state', 'in', [...UNDECIDED_PAYMENTS])
    .executeTakeFirst()
}

/** SQL of the number of declined payments of a checkout, to be part of another statement. */
export function askDeclines({ id }: SiteTx, checkoutId: Id, since: Date): StatementPart<number> {
  const query = sql`(SELECT count(*) FROM payment
    WHERE website_id = ${id} AND checkout_id = ${checkoutId} AND state = 'failed'
      AND created_at >= ${since})`
  return { query, read: Number }
}

/** SQL of a payment, to be part of another statement. */
export function askPayment(site: SiteTx, paymentId: Id): StatementPart<PaymentRow | undefined> {
  const payment = payments(site).where('payment.id', '=', paymentId)
  return {
    query: sql`(SELECT to_json(found) FROM ${payment} AS found)`,
    read: (value) => {
      if (!value) return undefined
      const { expiresAt, ...row } = value as Omit<PaymentRow, 'expiresAt'> & { expiresAt: string }
      return { ...row, expiresAt: new Date(expiresAt) }
    },
  }
}

export function newPayment(payment: Omit<PaymentRow, 'id' | 'state'>): PaymentRow {
  return { ...payment, id: newId(), state: PAYMENT.initial }
}

/** The insertion of a new payment, to be part of another statement. */
export function paymentInsertion({ id, db }: SiteTx, made: PaymentRow) {
  return db.insertInto('payment').values({
    website_id: id,
    id: made.id,
    checkout_id: made.checkoutId,
    provider: made.provider,
    title: made.title,
    sentence: made.sentence,
    is_test: made.isTest,
    provider_reference: null,
    state: made.state,
    currency: made.currency,
    amount_minor: made.amountMinor,
    expires_at: made.expiresAt,
  })
}

export interface PaymentChange {
  readonly provider_reference?: string
  readonly captured_minor?: Minor
  readonly refunded_minor?: Minor
}

/** The only way to change a payment's state. */
export async function movePayment(
  site: SiteTx,
  payment: Pick<PaymentRow, 'id' | 'state'>,
  to: PaymentState,
  change: PaymentChange = {},
): Promise<void> {
  await paymentMove(site, movedPayment(payment, to)).set(change).execute()
}

export interface MovedPayment {
  readonly paymentId: Id
  readonly paymentState: PaymentState
}

/** The payment in its next state. */
export function movedPayment(
  { id, state }: Pick<PaymentRow, 'id' | 'state'>,
  to: PaymentState,
): MovedPayment {
  return { paymentId: id, paymentState: transition(PAYMENT, state, to) }
}

/** The change of a payment's state, to be part of another statement. */
export function paymentMove({ id, db }: SiteTx, { paymentId, paymentState }: MovedPayment) {
  return db
    .updateTable('payment')
    .set({ state: paymentState, updated_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where('id', '=', paymentId)
}

/** Notes how much of a captured payment has gone back; its state follows from that. */
export async function setRefunded(
  site: SiteTx,
  payment: Pick<PaymentRow, 'id' | 'state'>,
  { state, refundedMinor }: { state: PaymentState; refundedMinor: Minor },
): Promise<void> {
  const change = { refunded_minor: refundedMinor }
  if (state !== payment.state) return movePayment(site, payment, state, change)
  await site.db
    .updateTable('payment')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('website_id', '=', site.id)
    .where('id', '=', payment.id)
    .execute()
}
