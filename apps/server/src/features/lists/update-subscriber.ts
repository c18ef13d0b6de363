import { updateSubscriber as contract } from '@sitewright/api/lists/update-subscriber'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { presentSubscriber } from './present-list.ts'
import { findSubscriber } from './read-subscribers.ts'
import { leave, renameSubscriber } from './subscribe-table.ts'

export const updateSubscriber = ownerCall(
  contract,
  async ({ listId, subscriberId, name, state }, { app, inSite }) =>
    inSite(async (site) => {
      if (!(await findSubscriber(site, listId, subscriberId))) throw fail('subscriberMissing')
      if (name !== undefined) await renameSubscriber(site, subscriberId, name)
      if (state !== undefined) await leave(site, subscriberId, new Date(app.clock.now()))
      const changed = await findSubscriber(site, listId, subscriberId)
      if (!changed) throw fail('subscriberMissing')
      return { subscriber: presentSubscriber(changed) }
    }),
)
