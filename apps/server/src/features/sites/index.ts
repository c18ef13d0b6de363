import type { Feature } from '../../platform/feature.ts'
import { createSite, type FindBeginning } from './create-site.ts'
import { getFeatureFlags } from './get-feature-flags.ts'
import { getSite } from './get-site.ts'
import { listSites } from './list-sites.ts'
import { migrations } from './migrations.ts'
import { putFeatureFlag } from './put-feature-flag.ts'

export type { FindBeginning } from './create-site.ts'
export { directoryOf, type LiveSite, siteDirectory } from './directory.ts'
export { foundSite } from './found-site.ts'
export { ownerAddress } from './owner-address.ts'
export { presentSite } from './present-site.ts'
export { requireMember } from './require-member.ts'
export { hostsOf } from './site-hosts.ts'
export { moneyFormatIn, moneyFormatsIn } from './site-money.ts'
export { originOf } from './site-origin.ts'
export {
  askSiteInMails,
  changeSite,
  isDemoShop,
  lockSite,
  type SiteInMails,
  type SiteRow,
  siteWithId,
} from './site-table.ts'
export { type SiteVisit, siteVisit } from './site-visit.ts'

/** The first content of a site is made by content and store, which themselves depend on sites. */
export function sitesFeature(findBeginning: FindBeginning): Feature {
  return {
    name: 'sites',
    routes: [createSite(findBeginning), getFeatureFlags, getSite, listSites, putFeatureFlag],
    migrations,
  }
}
