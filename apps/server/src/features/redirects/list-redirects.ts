import { listRedirects as contract } from '@sitewright/api/redirects/list-redirects'
import { ownerCall } from '../../platform/http/route.ts'
import { presentMap } from './change-map.ts'

export const listRedirects = ownerCall(contract, async (_input, { inSite }) => inSite(presentMap))
