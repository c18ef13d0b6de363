import { getSite as contract } from '@sitewright/api/sites/get-site'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { presentSite } from './present-site.ts'
import { siteWithId } from './site-table.ts'

export const getSite = ownerCall(contract, async (_input, { app, siteId, role }) => {
  const site = await siteWithId(app.database.global, siteId)
  if (!site) throw fail('notFound')
  return { site: presentSite(app, site, role) }
})
