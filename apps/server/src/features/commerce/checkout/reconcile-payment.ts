import { isUndecided } from '@sitewright/core/commerce/states'
import type { App } from '../../../platform/app.ts'
import { enqueue, type Job, type JobHeader } from '../../../platform/background/jobs.ts'
import { noteAsked, troubleOf } from '../payments/note-asked.ts'
import { findPayment } from '../payments/payment-table.ts'
import { askAndSettleQuietly } from './settle-payment.ts'
import { RECONCILE_PAYMENT } from './watch-payment.ts'

/** Milliseconds between two questions to the provider about an undecided payment. */
const LOOK_AGAIN_MS = 30 * 1000

export const reconcilePayment: Job = { ...RECONCILE_PAYMENT, lane: 'money', run }

/** Polls the provider until the payment is decided, or its time is over and `expire-payment` takes it on. */
async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  const payment = await app.database.inSite(siteId, (site) => findPayment(site, id))
  if (!payment || !isUndecided(payment.state)) return
  let trouble = ''
  await askAndSettleQuietly(app, siteId, payment, (error) => {
    trouble = troubleOf(error)
  })
  await noteAsked(app, siteId, { table: 'payment', id }, trouble)
  const runAt = app.clock.now() + LOOK_AGAIN_MS
  if (runAt >= payment.expiresAt.getTime()) return
  await app.database.inSite(siteId, async (site) => {
    const now = await findPayment(site, id)
    if (!isUndecided(now?.state)) return
    await enqueue(site, RECONCILE_PAYMENT, { id, runAt })
  })
}
