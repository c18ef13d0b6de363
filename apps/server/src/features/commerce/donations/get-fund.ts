import { getFund as contract } from '@sitewright/api/commerce/get-fund'
import { ownerCall } from '../../../platform/http/route.ts'
import { wholeFund } from './present-fund.ts'

export const getFund = ownerCall(contract, async ({ fundId }, { app, inSite }) =>
  inSite(async (site) => ({ fund: await wholeFund(app, site, fundId) })),
)
