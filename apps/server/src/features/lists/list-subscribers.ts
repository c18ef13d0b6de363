import { listSubscribers as contract } from '@sitewright/api/lists/list-subscribers'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { findList } from './list-table.ts'
import { presentList, presentSubscriber } from './present-list.ts'
import { findSubscribers } from './read-subscribers.ts'

/** Page size: subscribers in one response. */
const PAGE = 50

export const listSubscribers = ownerCall(
  contract,
  async ({ listId, cursor, search = '', state }, { inSite }) =>
    inSite(async (site) => {
      const list = await findList(site, listId)
      if (!list) throw fail('listMissing')
      const found = await findSubscribers(site, {
        ...{ listId, state, search },
        before: isId(cursor) ? cursor : undefined,
        limit: PAGE + 1,
      })
      const page = found.slice(0, PAGE)
      return {
        list: await presentList(site, list),
        items: page.map(presentSubscriber),
        nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      }
    }),
)
