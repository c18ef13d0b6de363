/** SQL of the inbox of webhooks: each event of a provider is kept once, however often it is delivered. */

import type { SiteTx } from '../../../platform/database.ts'

export interface EventName {
  /** The provider's code. */
  readonly provider: string
  readonly eventId: string
}

/** Keeps an event. `isNew`: never delivered before. `isHandled`: nothing is left to do about it. */
export async function keepEvent(
  { id, db }: SiteTx,
  { provider, eventId }: EventName,
): Promise<{ isNew: boolean; isHandled: boolean }> {
  const kept = await db
    .insertInto('payment_event')
    .values({ website_id: id, provider, event_id: eventId, handled_at: null })
    .onConflict((conflict) => conflict.columns(['website_id', 'provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  if (kept) return { isNew: true, isHandled: false }
  const before = await db
    .selectFrom('payment_event')
    .select('handled_at')
    .where('website_id', '=', id)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return { isNew: false, isHandled: before?.handled_at != null }
}

/** Time of arrival of each provider's newest event, by the provider's code. */
export async function newestEvents({ id, db }: SiteTx): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('payment_event')
    .select((eb) => ['provider', eb.fn.max('received_at').as('at')])
    .where('website_id', '=', id)
    .groupBy('provider')
    .execute()
  return new Map(rows.map(({ provider, at }) => [provider, at]))
}

export async function markHandled(
  { id, db }: SiteTx,
  { provider, eventId }: EventName,
  at: Date,
): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ handled_at: at })
    .where('website_id', '=', id)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute()
}
