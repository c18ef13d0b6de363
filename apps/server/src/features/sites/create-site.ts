import { createSite as contract } from '@sitewright/api/sites/create-site'
import { isTimeZone } from '@sitewright/core/content/zoned-time'
import { ROLES } from '@sitewright/core/roles'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { accountCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { foundSite } from './found-site.ts'
import { presentSite } from './present-site.ts'

/** Rate limit on new sites of one account: more than anybody tries out by hand; each site writes hundreds of rows. */
const SITES_A_MINUTE = { max: 10, seconds: 60 } as const

/** Content of a new site, as far as creating the site needs to know of it. */
export interface Beginning {
  fill(site: SiteTx): Promise<void>
}

/** Finds a starting point; undefined where there is none of this id. */
export type FindBeginning = (
  app: App,
  startingPointId: string,
  siteTitle: string,
) => Promise<Beginning | undefined>

export const createSite = (findBeginning: FindBeginning) =>
  accountCall(contract, async ({ title, startingPointId, timeZone }, { app, account }) => {
    await app.rates.count([{ key: `createSite|${account.id}`, limit: SITES_A_MINUTE }])
    const beginning = await findBeginning(app, startingPointId, title)
    if (!beginning) throw fail('startingPointMissing')
    const site = await foundSite(app, {
      title,
      ownerId: account.id,
      most: app.config.sitesPerAccount,
      timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
      ...beginning,
    })
    return { site: presentSite(app, site, ROLES.admin) }
  })
