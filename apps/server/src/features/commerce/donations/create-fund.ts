import { createFund as contract } from '@sitewright/api/commerce/create-fund'
import { MAX_FUNDS } from '@sitewright/core/commerce/funds'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { checkFund } from './check-fund.ts'
import { countFunds, insertFund } from './fund-table.ts'
import { wholeFund } from './present-fund.ts'

export const createFund = ownerCall(contract, async ({ siteId: _, ...fund }, { app, inSite }) =>
  inSite(async (site) => {
    await checkFund(site, fund)
    if ((await countFunds(site)) >= MAX_FUNDS) throw fail('fundsFull')
    return { fund: await wholeFund(app, site, await insertFund(site, fund)) }
  }),
)
