import { getSiteStatus as contract } from '@sitewright/api/locks/get-site-status'
import { ownerCall } from '../../platform/http/route.ts'
import { currentStatus } from './current-status.ts'

export const getSiteStatus = ownerCall(contract, async (_input, { inSite }) =>
  inSite(currentStatus),
)
