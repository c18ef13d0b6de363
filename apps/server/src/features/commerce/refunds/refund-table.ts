/** SQL of refunds. One changes only while its payment's checkout is held. */

import type { GivenBackUnits } from '@sitewright/core/commerce/refunds'
import { transition } from '@sitewright/core/commerce/state-machine'
import { REFUND, type RefundState } from '@sitewright/core/commerce/states'
import { type Id, newId } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

/** Units of a line that a refund is for; `restocked` of them were put back into stock. */
export interface RefundedUnits extends GivenBackUnits {
  readonly restocked: number
}

export interface NewRefund {
  readonly paymentId: Id
  readonly amountMinor: Minor
}

/** A refund of an order, as it is asked for. */
export interface NewOrderRefund extends NewRefund {
  readonly orderId: Id
  readonly units: readonly RefundedUnits[]
  readonly isByHand: boolean
  readonly cancels: boolean
  readonly reason: string
  readonly tellsCustomer: boolean
  readonly accountId: Id
  /** Idempotency key of the request, and a hash of what was asked; null for a request without one. */
  readonly request: { readonly key: string; readonly hash: string } | null
  /** The failed refund that is tried again. */
  readonly againOf: Id | null
}

/** Writes a refund that nothing was sold for. */
export async function insertRefund(
  { id, db }: SiteTx,
  { paymentId, amountMinor }: NewRefund,
): Promise<Id> {
  const refundId = newId()
  await db
    .insertInto('refund')
    .values({
      website_id: id,
      id: refundId,
      payment_id: paymentId,
      amount_minor: amountMinor,
      state: REFUND.initial,
    })
    .execute()
  return refundId
}

/** Writes a refund of an order. One by hand has happened already. */
export async function insertOrderRefund(
  { id, db }: SiteTx,
  { units, request, ...refund }: NewOrderRefund,
): Promise<Id> {
  const refundId = newId()
  await db
    .insertInto('refund')
    .values({
      website_id: id,
      id: refundId,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      amount_minor: refund.amountMinor,
      state: refund.isByHand ? transition(REFUND, REFUND.initial, 'succeeded') : REFUND.initial,
      is_by_hand: refund.isByHand,
      cancels: refund.cancels,
      reason: refund.reason,
      tells_customer: refund.tellsCustomer,
      account_id: refund.accountId,
      request_key: request?.key ?? null,
      request_hash: request?.hash ?? null,
      again_of: refund.againOf,
    })
    .execute()
  if (units.length > 0) {
    await db
      .insertInto('refund_line')
      .values(
        units.map(({ lineId, quantity, restocked }) => ({
          website_id: id,
          refund_id: refundId,
          order_id: refund.orderId,
          order_line_id: lineId,
          quantity,
          restocked,
        })),
      )
      .execute()
  }
  return refundId
}

export interface RefundRow {
  readonly id: Id
  readonly paymentId: Id
  /** Null for money that nothing was sold for. */
  readonly orderId: Id | null
  readonly amountMinor: Minor
  readonly state: RefundState
}

export async function findRefund({ id, db }: SiteTx, refundId: Id): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .select(['id', 'payment_id as paymentId', 'order_id as orderId'])
    .select(['amount_minor as amountMinor', 'state'])
    .where('website_id', '=', id)
    .where('id', '=', refundId)
    .executeTakeFirst()
}

/** The only function that changes a refund's state; `failure` is the provider's reason. */
export async function moveRefund(
  { id, db }: SiteTx,
  refund: Pick<RefundRow, 'id' | 'state'>,
  to: RefundState,
  { failure = '' }: { readonly failure?: string } = {},
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ state: transition(REFUND, refund.state, to), failure })
    .where('website_id', '=', id)
    .where('id', '=', refund.id)
    .execute()
}

export interface OrderRefundRow extends RefundRow {
  readonly isByHand: boolean
  readonly cancels: boolean
  readonly reason: string
  readonly failure: string
  readonly tellsCustomer: boolean
  readonly madeAt: Date
  /** Name of who made it; null for people who have left. */
  readonly by: string | null
  /** Whether it failed and was tried again since. */
  readonly isTriedAgain: boolean
  readonly units: readonly RefundedUnits[]
}

/** Refunds of an order, oldest first, those that were taken back included. */
export async function refundsOfOrder(site: SiteTx, orderId: Id): Promise<OrderRefundRow[]> {
  const rows = await site.db
    .selectFrom('refund')
    .leftJoin('account', 'account.id', 'refund.account_id')
    .select(['refund.id', 'payment_id as paymentId', 'order_id as orderId', 'state'])
    .select(['amount_minor as amountMinor', 'is_by_hand as isByHand', 'cancels', 'reason'])
    .select(['failure', 'tells_customer as tellsCustomer', 'refund.created_at as madeAt'])
    .select('account.name as by')
    .select(
      sql<boolean>`EXISTS (
        SELECT 1 FROM refund AS again
        WHERE again.website_id = refund.website_id AND again.again_of = refund.id
      )`.as('isTriedAgain'),
    )
    .where('refund.website_id', '=', site.id)
    .where('order_id', '=', orderId)
    .orderBy('refund.id')
    .execute()
  if (rows.length === 0) return []
  const units = await site.db
    .selectFrom('refund_line')
    .select(['refund_id as refundId', 'order_line_id as lineId', 'quantity', 'restocked'])
    .where('website_id', '=', site.id)
    .where('order_id', '=', orderId)
    .execute()
  return rows.map((row) => ({
    ...row,
    units: units.flatMap(({ refundId, ...unit }) => (refundId === row.id ? [unit] : [])),
  }))
}

/** The refund that a request with this idempotency key made, and the hash of what it asked. */
export async function refundOfKey(
  { id, db }: SiteTx,
  orderId: Id,
  key: string,
): Promise<{ requestHash: string | null } | undefined> {
  return db
    .selectFrom('refund')
    .select('request_hash as requestHash')
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('request_key', '=', key)
    .executeTakeFirst()
}

/** Notes that what a refund had put back into stock was taken out again. */
export async function forgetRestocked({ id, db }: SiteTx, refundId: Id): Promise<void> {
  await db
    .updateTable('refund_line')
    .set({ restocked: 0 })
    .where('website_id', '=', id)
    .where('refund_id', '=', refundId)
    .execute()
}

/** Money that a payment took, and what of it has gone back. */
export interface PaymentMoney {
  readonly capturedMinor: Minor
  readonly succeededMinor: Minor
}

export async function moneyOfPayment({ id, db }: SiteTx, paymentId: Id): Promise<PaymentMoney> {
  return db
    .selectFrom('payment')
    .select('captured_minor as capturedMinor')
    .select(
      sql<Minor>`(
        SELECT coalesce(sum(amount_minor), 0)::bigint FROM refund
        WHERE refund.website_id = payment.website_id AND refund.payment_id = payment.id
          AND refund.state = 'succeeded'
      )`.as('succeededMinor'),
    )
    .where('website_id', '=', id)
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
}
