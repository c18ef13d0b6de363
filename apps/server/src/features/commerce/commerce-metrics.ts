import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { askRarely } from '../../platform/metrics/ask-rarely.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { ordersMade } from './orders/order-count.ts'

interface PaymentTotals {
  readonly undecided: number
  /** Seconds since the oldest undecided payment was begun. */
  readonly oldest: number
  readonly refunds: number
  readonly events: number
}

interface BookTotals {
  readonly checked: number
  readonly broken: number
  readonly failed: number
  /** Seconds since the last check. */
  readonly age: number | null
}

/** Registers orders, money that waits and what the last checks of the books have found. */
export function measureCommerce(metrics: Metrics, app: App): void {
  metrics.counted(
    { name: 'sitewright_orders_total', help: 'Orders that this process has made.' },
    ordersMade,
  )
  measureWaiting(metrics, app)
  measureBooks(metrics, app)
}

function measureWaiting(metrics: Metrics, { database }: App): void {
  const totals = askRarely(async () => {
    const { rows } = await database.whileThere(() =>
      sql<PaymentTotals>`SELECT * FROM sitewright_payment_totals()`.execute(database.global),
    )
    return rows[0]
  })
  metrics.gauge(
    {
      name: 'sitewright_money_waiting',
      help: 'Payments that are not decided, refunds that are not answered, webhooks not handled in ten minutes.',
      labels: ['what'],
    },
    async () => {
      const found = await totals()
      return (
        found && [
          [{ what: 'payments' }, found.undecided],
          [{ what: 'refunds' }, found.refunds],
          [{ what: 'events' }, found.events],
        ]
      )
    },
  )
  metrics.gauge(
    {
      name: 'sitewright_payments_oldest_seconds',
      help: 'How long the oldest undecided payment has been so.',
    },
    async () => (await totals())?.oldest,
  )
}

function measureBooks(metrics: Metrics, { database, clock }: App): void {
  const totals = askRarely(async () => {
    const now = new Date(clock.now())
    const { rows } = await database.whileThere(() =>
      sql<BookTotals>`
        SELECT count(*) FILTER (WHERE violations IS NOT NULL) AS checked,
          count(*) FILTER (WHERE violations > 0) AS broken,
          count(*) FILTER (WHERE violations IS NULL) AS failed,
          extract(epoch FROM ${now}::timestamptz - max(checked_at))::float8 AS age
        FROM book_check`.execute(database.global),
    )
    return rows[0]
  })
  metrics.gauge(
    {
      name: 'sitewright_books',
      help: 'Sites by what the last check of their books found; failed is a check that did not get through.',
      labels: ['found'],
    },
    async () => {
      const found = await totals()
      return (
        found && [
          [{ found: 'right' }, found.checked - found.broken],
          [{ found: 'broken' }, found.broken],
          [{ found: 'failed' }, found.failed],
        ]
      )
    },
  )
  metrics.gauge(
    {
      name: 'sitewright_books_age_seconds',
      help: 'How long ago a site’s books were last checked; missing before the first check.',
    },
    async () => (await totals())?.age ?? undefined,
  )
}
