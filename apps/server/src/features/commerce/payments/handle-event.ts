/**
 * Does what webhooks about one payment are about. Of an event only which payment to ask about is believed: the provider is asked how it is now,
 * so that late, repeated and disordered events all lead to the same end.
 */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { Job, JobHeader } from '../../../platform/background/jobs.ts'
import { askAndSettle } from '../checkout/settle-payment.ts'
import { eventOfSubject, HANDLE_EVENT, markHandled, openEventsLike } from './event-table.ts'
import { noteAsked, troubleOf } from './note-asked.ts'
import { findPayment, type PaymentRow } from './payment-table.ts'

export const handleKeptEvent: Job = { ...HANDLE_EVENT, lane: 'webhooks', run }

/** A provider that does not answer fails the job, which is then tried again. */
async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  const found = await app.database.inSite(siteId, async (site) => {
    const events = await openEventsLike(site, eventOfSubject(id))
    if (!events) return undefined
    const { provider, paymentId } = events
    const payment = paymentId === undefined ? undefined : await findPayment(site, paymentId)
    return { events, payment: payment?.provider === provider ? payment : undefined }
  })
  if (!found) return
  const { events, payment } = found
  if (payment) await askAbout(app, siteId, payment)
  else app.log.info({ siteId, ...events }, 'Payment events are about no payment of this site')
  // Only those that had arrived before the provider was asked.
  const at = new Date(app.clock.now())
  await app.database.inSite(siteId, (site) => markHandled(site, events, at))
}

async function askAbout(app: App, siteId: Id, payment: PaymentRow): Promise<void> {
  try {
    await askAndSettle(app, siteId, payment)
  } catch (error) {
    await noteAsked(app, siteId, { table: 'payment', id: payment.id }, troubleOf(error))
    throw error
  }
}
