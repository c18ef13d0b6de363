import { listSites as contract } from '@sitewright/api/sites/list-sites'
import { mayHandOver } from '@sitewright/core/contributors'
import { erasedFrom } from '@sitewright/core/site/deleted-site'
import { accountCall } from '../../platform/http/route.ts'
import { presentSite } from './present-site.ts'
import { sitesOfAccount } from './site-table.ts'

export const listSites = accountCall(contract, async (_input, { app, account }) => {
  const all = await sitesOfAccount(app.database.global, account.id)
  return {
    sites: all
      .filter(({ removedAt }) => removedAt === undefined)
      .map((site) => presentSite(app, site, site.role)),
    removed: all
      .flatMap(({ id, title, removedAt, ...team }) => {
        if (removedAt === undefined) return []
        const mayRestore = mayHandOver(team, { accountId: account.id, role: team.role })
        return [{ id, title, removedAt, erasedFrom: erasedFrom(removedAt), mayRestore }]
      })
      .sort((a, b) => b.removedAt - a.removedAt),
  }
})
