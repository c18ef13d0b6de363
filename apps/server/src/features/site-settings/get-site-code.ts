import { getSiteCode as contract } from '@sitewright/api/sites/get-site-code'
import { ownerCall } from '../../platform/http/route.ts'
import { readSiteCode } from './site-code-table.ts'

export const getSiteCode = ownerCall(contract, async (_input, { inSite }) => ({
  code: await inSite(readSiteCode),
}))
