import { getSiteHeaderFooter as contract } from '@sitewright/api/content/get-site-header-footer'
import { ownerCall } from '../../platform/http/route.ts'
import { readHeaderFooter } from './header-footer.ts'

export const getSiteHeaderFooter = ownerCall(contract, async (_input, { inSite }) =>
  inSite(readHeaderFooter),
)
