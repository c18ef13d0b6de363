import { removeFund as contract } from '@sitewright/api/commerce/remove-fund'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { endFund } from './fund-table.ts'

export const removeFund = ownerCall(contract, async ({ fundId }, { inSite }) => {
  if (!(await inSite((site) => endFund(site, fundId)))) throw fail('fundMissing')
  return { ok: true as const }
})
