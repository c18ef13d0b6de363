import { createSubscriber as contract } from '@sitewright/api/lists/create-subscriber'
import { newId } from '@sitewright/core/id'
import { emailKey } from '@sitewright/core/lists/subscriber'
import { ownerCall } from '../../platform/http/route.ts'
import { addressHash, isErased } from './erased-addresses.ts'
import { fail } from './errors.ts'
import { findList } from './list-table.ts'
import { consentByOwner } from './owner-consent.ts'
import { presentSubscriber } from './present-list.ts'
import { findSubscriber } from './read-subscribers.ts'
import { insertSubscriber, stateOf } from './subscribe-table.ts'

export const createSubscriber = ownerCall(
  contract,
  async ({ listId, email, name, proof }, { app, siteId, inSite }) =>
    inSite(async (site) => {
      if (!(await findList(site, listId))) throw fail('listMissing')
      if (await isErased(site, addressHash(app.keys, siteId, email))) throw fail('wasErased')
      const now = new Date(app.clock.now())
      const id = newId(now.getTime())
      const consent = consentByOwner({ source: 'owner', proof, now })
      const isNew = await insertSubscriber(site, { id, listId, email, name, consent, now })
      if (!isNew) {
        const state = await stateOf(site, listId, emailKey(email))
        throw fail(state === 'unsubscribed' ? 'hasLeft' : 'alreadyThere')
      }
      const added = await findSubscriber(site, listId, id)
      if (!added) throw fail('subscriberMissing')
      return { subscriber: presentSubscriber(added) }
    }),
)
