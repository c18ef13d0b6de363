/** SQL of the inbox of webhooks: each event of a provider is kept once, however often it is delivered. */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import { addJob } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { keepStatement } from '../../../platform/db/kept-statement.ts'
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
 * Keeps events of one provider, of which no two have one id, and adds their jobs, in one statement. Events about one payment share
 * a job, which starts at once when another arrives. One that is delivered again before it is handled is tried again; one that was
 * handled is let be.
 */
export async function keepEvents(
  site: SiteTx,
  provider: string,
  events: readonly PaymentEvent[],
): Promise<void> {
  // Always in one order, so that two statements with the same events never deadlock.
  const ordered = events.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const contents = ordered.map(({ id: _id, ...content }) => JSON.stringify(content))
  await writeEvents(site, { provider, eventIds: ordered.map(({ id }) => id), contents })
}

interface EventColumns {
  readonly provider: string
  readonly eventIds: readonly string[]
  /** As JSON. */
  readonly contents: readonly string[]
}

const writeEvents = keepStatement((site, { provider, eventIds, contents }: EventColumns) => {
  const job = {
    id: sql<Id>`${provider}::text || ' ' || event_id`,
    key: sql<string>`'events of ' || ${provider}::text || ' ' || subject`,
  }
  return sql`
    WITH kept AS (
      INSERT INTO payment_event (website_id, provider, event_id, content)
      SELECT ${site.id}, ${provider}, event_id, content
      FROM unnest(${eventIds}::text[], ${contents}::jsonb[]) AS given (event_id, content)
      ON CONFLICT (website_id, provider, event_id) DO UPDATE SET content = excluded.content
        WHERE payment_event.handled_at IS NULL
      RETURNING event_id, coalesce(content->>'paymentId', event_id) AS subject
    ), first AS (
      SELECT DISTINCT ON (subject) subject, event_id FROM kept ORDER BY subject, event_id
    )
    SELECT ${addJob(site, HANDLE_EVENT, job)} FROM first`
})

/** Events that are about the same and not handled yet. */
export interface OpenEvents {
  readonly provider: string
  readonly eventIds: readonly string[]
  /** The payment that they are about, if it is any. */
  readonly paymentId?: string
}

/** An event with all others about its payment; undefined where it is handled. */
export async function openEventsLike(
  { id, db }: SiteTx,
  { provider, eventId }: EventName,
): Promise<OpenEvents | undefined> {
  const { rows } = await sql<{ eventIds: string[]; paymentId: string | null }>`
    SELECT one.content->>'paymentId' AS "paymentId", array_agg(other.event_id) AS "eventIds"
    FROM payment_event one
    JOIN payment_event other ON other.website_id = one.website_id AND other.provider = one.provider
      AND coalesce(other.content->>'paymentId', other.event_id)
        = coalesce(one.content->>'paymentId', one.event_id)
      AND other.handled_at IS NULL
    WHERE one.website_id = ${id} AND one.provider = ${provider} AND one.event_id = ${eventId}
      AND one.handled_at IS NULL
    GROUP BY 1`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { eventIds, paymentId } = found
  return { provider, eventIds, ...(paymentId !== null && { paymentId }) }
}

/** All events about a payment that are not handled. */
export async function openEventsOf(
  { id, db }: SiteTx,
  paymentId: Id,
): Promise<OpenEvents | undefined> {
  const rows = await db
    .selectFrom('payment_event')
    .select(['provider', 'event_id as eventId'])
    .where('website_id', '=', id)
    .where(sql`coalesce(content->>'paymentId', event_id)`, '=', paymentId)
    .where('handled_at', 'is', null)
    .execute()
  const [first] = rows
  return (
    first && { provider: first.provider, eventIds: rows.map(({ eventId }) => eventId), paymentId }
  )
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
  { provider, eventIds }: OpenEvents,
  at: Date,
): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ handled_at: at })
    .where('website_id', '=', id)
    .where('provider', '=', provider)
    .where('event_id', 'in', eventIds)
    .execute()
}
