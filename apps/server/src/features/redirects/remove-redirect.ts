import { removeRedirect as contract } from '@sitewright/api/redirects/remove-redirect'
import { ownerCall } from '../../platform/http/route.ts'
import { saveMap } from './change-map.ts'
import { fail } from './errors.ts'
import { redirectsToChange } from './redirect-table.ts'

export const removeRedirect = ownerCall(contract, async ({ redirectId }, { account, inSite }) =>
  inSite(async (site) => {
    const before = await redirectsToChange(site)
    const others = before.filter(({ id }) => id !== redirectId)
    if (others.length === before.length) throw fail('redirectMissing')
    return saveMap(site, account.id, before, others)
  }),
)
