import { listSites as contract } from '@sitewright/api/sites/list-sites'
import { mayHandOver } from '@sitewright/core/contributors'
import { erasedFrom } from '@sitewright/core/site/deleted-site'
import { accountCall } from '../../platform/http/route.ts'
import { presentSite } from './present-site.ts'
import { removedSitesOf, sitesOfAccount } from './site-table.ts'

export const listSites = accountCall(contract, async (_input, { app, account }) => {
  const sites = await sitesOfAccount(app.database.global, account.id)
  const removed = await removedSitesOf(app.database.global, account.id)
  return {
    sites: sites.map((site) => presentSite(app, site, site.role)),
    removed: removed.map(({ id, title, founder_id, role, removed_at }) => ({
      id,
      title,
      removedAt: removed_at.getTime(),
      erasedFrom: erasedFrom(removed_at.getTime()),
      mayRestore: mayHandOver(
        { ownerId: founder_id ?? undefined },
        { accountId: account.id, role },
      ),
    })),
  }
})
