/**
 * Payments that are not decided, refunds that are not answered and webhooks that were not handled in time, of every site, for
 * operators; and asking about one at once.
 */

import { UNDECIDED_PAYMENTS } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { askAndSettle } from '../checkout/settle-payment.ts'
import { markHandled, openEventsOf } from './event-table.ts'
import { noteAsked, troubleOf } from './note-asked.ts'
import { findPayment } from './payment-table.ts'
import { askForWaitingRefund } from './refund-payment.ts'

/** Milliseconds after which a webhook that is not handled is in the list; a rush of them takes minutes. */
const EVENT_WAITS_MS = 10 * 60_000

export interface WaitingMoney {
  /** An event is what a provider told about a payment. */
  readonly kind: 'payment' | 'refund' | 'event'
  readonly siteId: Id
  /** Name of the site in its address. */
  readonly site: string
  /** Id of the payment or refund; for events that of their payment. */
  readonly id: Id
  /** Number of the order; null before there is one, and for money that nothing was sold for. */
  readonly orderNumber: number | null
  readonly checkoutId: Id
  readonly provider: string
  readonly state: string
  readonly amountMinor: Minor
  readonly currency: string
  readonly since: Date
  /** When its provider was last asked, and what went wrong then; empty where it answered. */
  readonly askedAt: Date | null
  readonly trouble: string
  /** When it is asked next; null where no job is left that would. */
  readonly nextTryAt: Date | null
}

/** Oldest first, site by site. */
export async function waitingMoney({ database, clock }: App): Promise<WaitingMoney[]> {
  const sites = await database.global
    .selectFrom('site')
    .select(['id', 'identifier'])
    .orderBy('identifier')
    .execute()
  const all: WaitingMoney[] = []
  const eventsBefore = new Date(clock.now() - EVENT_WAITS_MS)
  for (const { id: siteId, identifier: site } of sites) {
    const waiting = await database.inSite(siteId, (tx) => waitingOfSite(tx, eventsBefore))
    all.push(...waiting.map((row) => ({ ...row, siteId, site })))
  }
  return all
}

type Row = Omit<WaitingMoney, 'siteId' | 'site'>

async function waitingOfSite(site: SiteTx, eventsBefore: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT kind, id, "orderNumber", "checkoutId", provider, state, "amountMinor", currency, since,
      "askedAt", trouble, (
        SELECT min(run_at) FROM sitewright_next_tries() AS job WHERE job.subject_id = ANY (subjects)
      ) AS "nextTryAt"
    FROM (
      SELECT 'payment' AS kind, ARRAY[p.id] AS subjects, p.id, o.number AS "orderNumber", p.checkout_id AS "checkoutId",
        p.provider, p.state, p.amount_minor AS "amountMinor", p.currency, p.created_at AS since,
        p.asked_at AS "askedAt", p.trouble
      FROM payment p LEFT JOIN shop_order o
        ON o.website_id = p.website_id AND o.payment_id = p.id
      WHERE p.website_id = ${site.id} AND p.state = ANY (${[...UNDECIDED_PAYMENTS]})
      UNION ALL
      SELECT 'refund', ARRAY[r.id], r.id, o.number, p.checkout_id, p.provider, r.state, r.amount_minor,
        p.currency, r.created_at, r.asked_at, r.trouble
      FROM refund r JOIN payment p ON p.website_id = r.website_id AND p.id = r.payment_id
      LEFT JOIN shop_order o ON o.website_id = r.website_id AND o.id = r.order_id
      WHERE r.website_id = ${site.id} AND r.state = 'pending'
      UNION ALL
      SELECT 'event', e.subjects, p.id, o.number, p.checkout_id,
        p.provider, p.state, p.amount_minor, p.currency, e.since, p.asked_at, p.trouble
      FROM (
        SELECT provider, content->>'paymentId' AS payment_id, min(received_at) AS since,
          array_agg(provider || ' ' || event_id) AS subjects
        FROM payment_event
        WHERE website_id = ${site.id} AND handled_at IS NULL
        GROUP BY 1, 2 HAVING min(received_at) <= ${eventsBefore}
      ) e
      JOIN payment p ON p.website_id = ${site.id} AND p.id = e.payment_id AND p.provider = e.provider
      LEFT JOIN shop_order o ON o.website_id = p.website_id AND o.payment_id = p.id
    ) waiting
    ORDER BY since, id`.execute(site.db)
  return rows
}

export type WaitingName = Pick<WaitingMoney, 'kind' | 'siteId' | 'id'>

/** Asks its provider now, and gives what went wrong; undefined where it answered. Jobs that wait go on as they would. */
export async function askAgain(
  app: App,
  { kind, siteId, id }: WaitingName,
): Promise<string | undefined> {
  try {
    await ASKS[kind](app, siteId, id)
    if (kind !== 'refund') await noteAsked(app, siteId, { table: 'payment', id }, '')
    return undefined
  } catch (error) {
    app.log.warn({ err: error, kind, id }, 'A payment provider did not answer an operator')
    if (kind !== 'refund') await noteAsked(app, siteId, { table: 'payment', id }, troubleOf(error))
    return troubleOf(error)
  }
}

const ASKS: Readonly<
  Record<WaitingMoney['kind'], (app: App, siteId: Id, id: Id) => Promise<unknown>>
> = {
  refund: askForWaitingRefund,
  payment: askAboutPayment,
  event: async (app, siteId, paymentId) => {
    const events = await app.database.inSite(siteId, (site) => openEventsOf(site, paymentId))
    await askAboutPayment(app, siteId, paymentId)
    const at = new Date(app.clock.now())
    if (events) await app.database.inSite(siteId, (site) => markHandled(site, events, at))
  },
}

async function askAboutPayment(app: App, siteId: Id, id: Id): Promise<void> {
  const payment = await app.database.inSite(siteId, (site) => findPayment(site, id))
  if (!payment) throw new Error('There is no such payment')
  await askAndSettle(app, siteId, payment)
}
