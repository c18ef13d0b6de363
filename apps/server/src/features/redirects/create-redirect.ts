import { createRedirect as contract } from '@sitewright/api/redirects/create-redirect'
import { ownerCall } from '../../platform/http/route.ts'
import { hostsOf } from '../sites/index.ts'
import { checkedRedirect, saveMap } from './change-map.ts'
import { redirectsToChange } from './redirect-table.ts'

export const createRedirect = ownerCall(contract, async (input, { app, account, inSite }) =>
  inSite(async (site) => {
    const before = await redirectsToChange(site)
    return saveMap(site, account.id, before, [
      ...before,
      checkedRedirect(input, before, await hostsOf(site, app.config)),
    ])
  }),
)
