import { updateFund as contract } from '@sitewright/api/commerce/update-fund'
import { announceChange } from '../../../platform/events.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { checkFund } from './check-fund.ts'
import { findFund, saveFund } from './fund-table.ts'
import { wholeFund } from './present-fund.ts'

export const updateFund = ownerCall(
  contract,
  async ({ siteId: _, fundId, ...fund }, { app, inSite }) =>
    inSite(async (site) => {
      if (!(await findFund(site, fundId))) throw fail('fundMissing')
      await checkFund(site, fund)
      if (!(await saveFund(site, fundId, fund))) throw fail('fundMissing')
      await announceChange(site, [`fund:${fundId}`])
      return { fund: await wholeFund(app, site, fundId) }
    }),
)
