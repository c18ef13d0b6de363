import { createSite as contract } from '@sitewright/api/sites/create-site'
import { ROLES } from '@sitewright/core/roles'
import { accountCall } from '../../platform/http/route.ts'
import { foundSite } from './found-site.ts'
import { presentSite } from './present-site.ts'

export const createSite = accountCall(contract, async ({ title }, { app, account }) => {
  const site = await foundSite(app, {
    title,
    ownerId: account.id,
    theme: 'hearth',
    fill: async () => {},
  })
  return { site: presentSite(app, site, ROLES.admin) }
})
