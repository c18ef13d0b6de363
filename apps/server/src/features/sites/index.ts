import type { Feature } from '../../platform/feature.ts'
import { createSite } from './create-site.ts'
import { getSite } from './get-site.ts'
import { listSites } from './list-sites.ts'
import { migrations } from './migrations.ts'

export { directoryOf, type LiveSite, siteDirectory } from './directory.ts'
export { foundSite } from './found-site.ts'
export type { SiteRow } from './site-table.ts'

export const sites: Feature = {
  name: 'sites',
  routes: [createSite, getSite, listSites],
  migrations,
}
