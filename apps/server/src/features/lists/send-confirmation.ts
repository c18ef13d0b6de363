import { sendConfirmation as contract } from '@sitewright/api/lists/send-confirmation'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { findList } from './list-table.ts'
import { presentSubscriber } from './present-list.ts'
import { findSubscriber } from './read-subscribers.ts'
import { askAgain } from './subscribe-table.ts'
import { askByMail } from './write-list-mail.ts'

export const sendConfirmation = ownerCall(
  contract,
  async ({ listId, subscriberId }, { app, inSite }) =>
    inSite(async (site) => {
      const list = await findList(site, listId)
      const before = list && (await findSubscriber(site, listId, subscriberId))
      if (!before) throw fail('subscriberMissing')
      if (before.state !== 'pending') throw fail('notWaiting')
      const now = new Date(app.clock.now())
      const to = await askAgain(site, subscriberId, now)
      if (!to) throw fail('askedLately')
      await askByMail(app, site, { list, to, now })
      return { subscriber: presentSubscriber({ ...before, doubts: [] }) }
    }),
)
