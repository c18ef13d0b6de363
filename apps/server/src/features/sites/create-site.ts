import { createSite as contract } from '@sitewright/api/sites/create-site'
import { ROLES } from '@sitewright/core/roles'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { accountCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { foundSite } from './found-site.ts'
import { presentSite } from './present-site.ts'

/** What a new site begins with, as far as founding it needs to know. */
export interface Beginning {
  fill(site: SiteTx): Promise<void>
}

/** Undefined where there is no such starting point. */
export type FindBeginning = (
  app: App,
  startingPointId: string,
  siteTitle: string,
) => Promise<Beginning | undefined>

export const createSite = (findBeginning: FindBeginning) =>
  accountCall(contract, async ({ title, startingPointId }, { app, account }) => {
    const beginning = await findBeginning(app, startingPointId, title)
    if (!beginning) throw fail('startingPointMissing')
    const site = await foundSite(app, { title, ownerId: account.id, ...beginning })
    return { site: presentSite(app, site, ROLES.admin) }
  })
