/**
 * Does what a webhook is about. Of an event only which payment to ask about is believed: the provider is asked how it is now,
 * so that late, repeated and disordered events all lead to the same end.
 */

import type { App } from '../../../platform/app.ts'
import type { Job, JobHeader } from '../../../platform/background/jobs.ts'
import { askAndSettle } from '../checkout/settle-payment.ts'
import { eventOfSubject, HANDLE_EVENT, markHandled, openEvent } from './event-table.ts'
import type { PaymentEvent } from './payment-provider.ts'
import { findPayment } from './payment-table.ts'

export const handleKeptEvent: Job = { ...HANDLE_EVENT, lane: 'webhooks', run }

/** A provider that does not answer fails the job, which is then tried again. */
async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  const name = eventOfSubject(id)
  const event = await app.database.inSite(siteId, (site) => openEvent(site, name))
  if (event) await handleEvent(app, { siteId, provider: name.provider, event })
}

interface Delivered {
  readonly siteId: string
  readonly provider: string
  readonly event: PaymentEvent
}

async function handleEvent(app: App, { siteId, provider, event }: Delivered): Promise<void> {
  const { id: eventId, paymentId } = event
  const name = { provider, eventId }
  const payment = await app.database.inSite(siteId, async (site) => {
    const found = paymentId === undefined ? undefined : await findPayment(site, paymentId)
    return found?.provider === provider ? found : undefined
  })
  if (payment) await askAndSettle(app, siteId, payment)
  else app.log.info({ siteId, ...name }, 'A payment event is about no payment of this site')
  const at = new Date(app.clock.now())
  await app.database.inSite(siteId, (site) => markHandled(site, name, at))
}
