/** Payments that are not decided and refunds that are not answered, of every site, for operators; and asking about one at once. */

import { UNDECIDED_PAYMENTS } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { askAndSettle } from '../checkout/settle-payment.ts'
import { noteAsked, troubleOf } from './note-asked.ts'
import { findPayment } from './payment-table.ts'
import { askForWaitingRefund } from './refund-payment.ts'

export interface WaitingMoney {
  readonly kind: 'payment' | 'refund'
  readonly siteId: Id
  /** Name of the site in its address. */
  readonly site: string
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
export async function waitingMoney({ database }: App): Promise<WaitingMoney[]> {
  const sites = await database.global
    .selectFrom('site')
    .select(['id', 'identifier'])
    .orderBy('identifier')
    .execute()
  const all: WaitingMoney[] = []
  for (const { id: siteId, identifier: site } of sites) {
    const waiting = await database.inSite(siteId, waitingOfSite)
    all.push(...waiting.map((row) => ({ ...row, siteId, site })))
  }
  return all
}

type Row = Omit<WaitingMoney, 'siteId' | 'site'>

async function waitingOfSite(site: SiteTx): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT waiting.*, (
      SELECT min(run_at) FROM sitewright_next_tries() AS job WHERE job.subject_id = waiting.id
    ) AS "nextTryAt"
    FROM (
      SELECT 'payment' AS kind, p.id, o.number AS "orderNumber", p.checkout_id AS "checkoutId",
        p.provider, p.state, p.amount_minor AS "amountMinor", p.currency, p.created_at AS since,
        p.asked_at AS "askedAt", p.trouble
      FROM payment p LEFT JOIN shop_order o
        ON o.website_id = p.website_id AND o.payment_id = p.id
      WHERE p.website_id = ${site.id} AND p.state = ANY (${[...UNDECIDED_PAYMENTS]})
      UNION ALL
      SELECT 'refund', r.id, o.number, p.checkout_id, p.provider, r.state, r.amount_minor,
        p.currency, r.created_at, r.asked_at, r.trouble
      FROM refund r JOIN payment p ON p.website_id = r.website_id AND p.id = r.payment_id
      LEFT JOIN shop_order o ON o.website_id = r.website_id AND o.id = r.order_id
      WHERE r.website_id = ${site.id} AND r.state = 'pending'
    ) waiting
    ORDER BY since, id`.execute(site.db)
  return rows
}

export type WaitingName = Pick<WaitingMoney, 'kind' | 'siteId' | 'id'>

/** Asks its provider now, and gives what went wrong; undefined where it answered. Jobs that wait go on as they would. */
export async function askAgain(app: App, name: WaitingName): Promise<string | undefined> {
  const { kind, siteId, id } = name
  try {
    if (kind === 'refund') await askForWaitingRefund(app, siteId, id)
    else await askAboutPayment(app, siteId, id)
    if (kind === 'payment') await noteAsked(app, siteId, { table: kind, id }, '')
    return undefined
  } catch (error) {
    app.log.warn({ err: error, kind, id }, 'A payment provider did not answer an operator')
    if (kind === 'payment') await noteAsked(app, siteId, { table: kind, id }, troubleOf(error))
    return troubleOf(error)
  }
}

async function askAboutPayment(app: App, siteId: Id, id: Id): Promise<void> {
  const payment = await app.database.inSite(siteId, (site) => findPayment(site, id))
  if (!payment) throw new Error('There is no such payment')
  await askAndSettle(app, siteId, payment)
}
