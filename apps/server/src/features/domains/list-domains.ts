import { listDomains as contract } from '@sitewright/api/domains/list-domains'
import { ownerCall } from '../../platform/http/route.ts'
import { presentDomains } from './present-domains.ts'

export const listDomains = ownerCall(contract, async (_input, { app, inSite }) =>
  inSite((site) => presentDomains(app, site)),
)
