import { updateMailingList as contract } from '@sitewright/api/lists/update-mailing-list'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { findList, renameList } from './list-table.ts'
import { presentLists } from './present-list.ts'

export const updateMailingList = ownerCall(contract, async ({ listId, name }, { inSite }) =>
  inSite(async (site) => {
    if (!(await findList(site, listId))) throw fail('listMissing')
    await renameList(site, listId, name)
    return presentLists(site)
  }),
)
