import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { askRarely } from '../../platform/metrics/ask-rarely.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'

interface MailTotals {
  readonly waiting: number
  /** Seconds since the oldest waiting message was written. */
  readonly oldest: number
  readonly unsure: number
  readonly failed: number
}

/** Registers mail of sites that waits, and that did not arrive in the last seven days. */
export function measureMail(metrics: Metrics, { database }: App): void {
  const totals = askRarely(async () => {
    const { rows } = await database.whileThere(() =>
      sql<MailTotals>`SELECT * FROM sitewright_mail_totals()`.execute(database.global),
    )
    return rows[0]
  })
  metrics.gauge(
    {
      name: 'sitewright_mails',
      help: 'Messages of sites by state; unsure and failed are those of the last seven days.',
      labels: ['state'],
    },
    async () => {
      const found = await totals()
      return (
        found &&
        (['waiting', 'unsure', 'failed'] as const).map(
          (state) => [{ state }, found[state]] as const,
        )
      )
    },
  )
  metrics.gauge(
    {
      name: 'sitewright_mails_oldest_seconds',
      help: 'How long the oldest message that waits has been waiting.',
    },
    async () => (await totals())?.oldest,
  )
}
