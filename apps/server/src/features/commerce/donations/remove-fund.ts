import { removeFund as contract } from '@sitewright/api/commerce/remove-fund'
import { announceChange } from '../../../platform/events.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { endFund } from './fund-table.ts'

export const removeFund = ownerCall(contract, async ({ fundId }, { inSite }) =>
  inSite(async (site) => {
    if (!(await endFund(site, fundId))) throw fail('fundMissing')
    await announceChange(site, [`fund:${fundId}`])
    return { ok: true as const }
  }),
)
