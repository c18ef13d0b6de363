import { createMailingList as contract } from '@sitewright/api/lists/create-mailing-list'
import { MAX_LISTS } from '@sitewright/core/lists/subscriber'
import { ownerCall } from '../../platform/http/route.ts'
import { lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { allLists, insertList } from './list-table.ts'
import { presentLists } from './present-list.ts'

export const createMailingList = ownerCall(contract, async ({ name }, { inSite }) =>
  inSite(async (site) => {
    await lockSite(site)
    if ((await allLists(site)).length >= MAX_LISTS) throw fail('listsFull')
    await insertList(site, name)
    return presentLists(site)
  }),
)
