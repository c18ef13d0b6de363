/** SQL of the inbox of webhooks: each event of a provider is kept once, however often it is delivered. */

import { sql } from 'kysely'
import { addJob } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import type { PaymentEvent } from './payment-provider.ts'

export interface EventName {
  /** The provider's code. */
  readonly provider: string
  readonly eventId: string
}

/** Job that does what an event is about. */
export const HANDLE_EVENT = { name: 'handle-event', maxAttempts: 25 } as const

/** Subject of the event's job. */
export function subjectOf({ provider, eventId }: EventName): string {
  return `${provider} ${eventId}`
}

export function eventOfSubject(subject: string): EventName {
  const [provider = '', ...eventId] = subject.split(' ')
  return { provider, eventId: eventId.join(' ') }
}

/**
 * Keeps an event and adds its job, in one statement. One that is delivered again before it is handled is tried again at once;
 * one that was handled is let be.
 */
export async function keepEvent(
  site: SiteTx,
  provider: string,
  { id: eventId, ...content }: PaymentEvent,
): Promise<void> {
  const id = subjectOf({ provider, eventId })
  await sql`
    WITH kept AS (
      INSERT INTO payment_event (website_id, provider, event_id, content)
      VALUES (${site.id}, ${provider}, ${eventId}, ${JSON.stringify(content)})
      ON CONFLICT (website_id, provider, event_id) DO UPDATE SET content = excluded.content
        WHERE payment_event.handled_at IS NULL
      RETURNING event_id
    )
    SELECT ${addJob(site, HANDLE_EVENT, { id, key: `event ${id}` })} FROM kept`.execute(site.db)
}

/** An event that is not handled yet. */
export async function openEvent(
  { id, db }: SiteTx,
  { provider, eventId }: EventName,
): Promise<PaymentEvent | undefined> {
  const row = await db
    .selectFrom('payment_event')
    .select('content')
    .where('website_id', '=', id)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row.content, id: eventId }
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
