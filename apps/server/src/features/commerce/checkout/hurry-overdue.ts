import { UNDECIDED_PAYMENTS } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import { enqueue } from '../../../platform/background/jobs.ts'
import { defineService } from '../../../platform/define-service.ts'
import { EXPIRE_PAYMENT } from './watch-payment.ts'

/** Milliseconds past a payment's end after which its job counts as lost; longer than the job itself takes. */
const OVERDUE_MS = 60 * 1000
/** Payments of a site that are hurried in one call. */
const AT_ONCE = 20

/** Looks that are under way, by site. */
const underWay = defineService(() => new Map<Id, Promise<void>>())

/**
 * Payments whose time is long over may hold what a shopper just missed, because the worker that was
 * giving them up died with the job in its hands. Another worker takes them on at once. Single-flight: shoppers who miss the
 * last unit together share one look.
 */
export function hurryOverdue(app: App, siteId: Id): Promise<void> {
  const looks = underWay(app)
  const shared = looks.get(siteId)
  if (shared) return shared
  const look = hurry(app, siteId).finally(() => looks.delete(siteId))
  looks.set(siteId, look)
  return look
}

async function hurry(app: App, siteId: Id): Promise<void> {
  const before = new Date(app.clock.now() - OVERDUE_MS)
  await app.database.inSite(siteId, async (site) => {
    const overdue = await site.db
      .selectFrom('payment')
      .select('id')
      .where('website_id', '=', siteId)
      .where('state', 'in', [...UNDECIDED_PAYMENTS])
      .where('expires_at', '<', before)
      .limit(AT_ONCE)
      .execute()
    for (const { id } of overdue) await enqueue(site, EXPIRE_PAYMENT, { id, key: `expire ${id}` })
  })
}
