import { listSites as contract } from '@sitewright/api/sites/list-sites'
import { accountCall } from '../../platform/http/route.ts'
import { presentSite } from './present-site.ts'
import { sitesOfAccount } from './site-table.ts'

export const listSites = accountCall(contract, async (_input, { app, account }) => {
  const sites = await sitesOfAccount(app.database.global, account.id)
  return { sites: sites.map((site) => presentSite(app, site, site.role)) }
})
