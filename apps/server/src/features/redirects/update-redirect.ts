import { updateRedirect as contract } from '@sitewright/api/redirects/update-redirect'
import { ownerCall } from '../../platform/http/route.ts'
import { hostsOf } from '../sites/index.ts'
import { checkedRedirect, saveMap } from './change-map.ts'
import { fail } from './errors.ts'
import { redirectsToChange } from './redirect-table.ts'

export const updateRedirect = ownerCall(contract, async ({ redirectId, ...input }, request) =>
  request.inSite(async (site) => {
    const before = await redirectsToChange(site)
    const others = before.filter(({ id }) => id !== redirectId)
    if (others.length === before.length) throw fail('redirectMissing')
    const changed = checkedRedirect(input, others, await hostsOf(site, request.app.config))
    return saveMap(site, request.account.id, before, [...others, changed])
  }),
)
