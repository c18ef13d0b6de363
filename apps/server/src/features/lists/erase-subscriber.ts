import { eraseSubscriber as contract } from '@sitewright/api/lists/erase-subscriber'
import { emailKey } from '@sitewright/core/lists/subscriber'
import { ownerCall } from '../../platform/http/route.ts'
import { eraseMessages } from '../mail/index.ts'
import { addressHash, noteErased } from './erased-addresses.ts'
import { fail } from './errors.ts'
import { findSubscriber } from './read-subscribers.ts'
import { deleteAddress } from './subscribe-table.ts'

export const eraseSubscriber = ownerCall(
  contract,
  async ({ listId, subscriberId }, { app, siteId, inSite }) =>
    inSite(async (site) => {
      const found = await findSubscriber(site, listId, subscriberId)
      if (!found) throw fail('subscriberMissing')
      const { email } = found
      await noteErased(site, addressHash(app.keys, siteId, email), new Date(app.clock.now()))
      await deleteAddress(site, emailKey(email))
      await eraseMessages(site, { kind: 'list-mail', recipient: email })
      return { ok: true as const }
    }),
)
