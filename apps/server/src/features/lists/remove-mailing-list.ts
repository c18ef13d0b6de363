import { removeMailingList as contract } from '@sitewright/api/lists/remove-mailing-list'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { deleteList } from './list-table.ts'

export const removeMailingList = ownerCall(contract, async ({ listId }, { inSite }) =>
  inSite(async (site) => {
    if (!(await deleteList(site, listId))) throw fail('listMissing')
    return { ok: true as const }
  }),
)
