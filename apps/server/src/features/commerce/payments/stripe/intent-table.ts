/**
 * SQL of `stripe_intent`: which intent of Stripe's belongs to a payment. A row is written before Stripe is asked, gets the
 * intent's id with the answer, and only then may a shopper be given the intent's secret. So a payment whose row has no intent
 * can be given up here alone, whatever Stripe has of it: nobody can pay it.
 */

import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../../platform/database.ts'

export interface IntentRow {
  readonly intentId: string | null
  readonly amountMinor: Minor
  readonly currency: string
  /** Stripe's names of ways to pay that are not to be offered. */
  readonly excluded: readonly string[]
  readonly isGivenUp: boolean
  /** Whether the way to pay is kept for renewals. */
  readonly savesMethod: boolean
  /** The kept way to pay that it is charged to without its shopper; empty where its shopper pays. */
  readonly savedMethod: string
  /** Why Stripe refused to begin it, for the shopper; null where it did not. */
  readonly refusal: string | null
  /** Whether Stripe has accepted refunds of it, which can still fail. */
  readonly hasRefunds: boolean
}

export type NewIntent = { readonly paymentId: Id } & Pick<IntentRow, 'amountMinor' | 'currency'> &
  Partial<Pick<IntentRow, 'excluded' | 'isGivenUp' | 'savesMethod' | 'savedMethod'>>

/** Writes that a payment is about to be begun, unless it was before: the first stays. */
export async function noteIntent(
  { id, db }: SiteTx,
  { paymentId, amountMinor, currency, ...more }: NewIntent,
): Promise<void> {
  await db
    .insertInto('stripe_intent')
    .values({
      website_id: id,
      payment_id: paymentId,
      intent_id: null,
      amount_minor: amountMinor,
      currency,
      excluded: [...(more.excluded ?? [])],
      is_given_up: more.isGivenUp ?? false,
      saves_method: more.savesMethod ?? false,
      saved_method: more.savedMethod ?? '',
      refusal: null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'payment_id']).doNothing())
    .execute()
}

export async function findIntent(
  { id, db }: SiteTx,
  paymentId: Id,
): Promise<IntentRow | undefined> {
  return db
    .selectFrom('stripe_intent')
    .select([
      'intent_id as intentId',
      'amount_minor as amountMinor',
      'currency',
      'excluded',
      'is_given_up as isGivenUp',
      'refusal',
      'saves_method as savesMethod',
      'saved_method as savedMethod',
    ])
    .select(
      sql<boolean>`EXISTS (
        SELECT 1 FROM refund
        WHERE refund.website_id = stripe_intent.website_id
          AND refund.payment_id = stripe_intent.payment_id AND refund.state = 'succeeded'
      )`.as('hasRefunds'),
    )
    .where('website_id', '=', id)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

/** Keeps the intent's id. The first one stays; undefined where the payment was given up before. */
export async function keepIntent(
  { id, db }: SiteTx,
  paymentId: Id,
  intentId: string,
): Promise<string | undefined> {
  const kept = await db
    .updateTable('stripe_intent')
    .set((eb) => ({ intent_id: eb.fn.coalesce('intent_id', eb.val(intentId)) }))
    .where('website_id', '=', id)
    .where('payment_id', '=', paymentId)
    .where('is_given_up', '=', false)
    .returning('intent_id as intentId')
    .executeTakeFirst()
  return kept?.intentId ?? undefined
}

/** Gives a payment up that no shopper can pay yet; one that has an intent stays as it is. */
export async function giveUpUnknown(
  { id, db }: SiteTx,
  paymentId: Id,
  refusal: string | null = null,
): Promise<void> {
  await db
    .updateTable('stripe_intent')
    .set({ is_given_up: true, refusal })
    .where('website_id', '=', id)
    .where('payment_id', '=', paymentId)
    .where('intent_id', 'is', null)
    .where('is_given_up', '=', false)
    .execute()
}

export async function paymentOfIntent(
  { id, db }: SiteTx,
  intentId: string,
): Promise<Id | undefined> {
  const row = await db
    .selectFrom('stripe_intent')
    .select('payment_id as paymentId')
    .where('website_id', '=', id)
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
  return row?.paymentId
}
