/** What an owner says about a site as a whole, and the owner's own code for its pages. */

import type { Feature } from '../../platform/feature.ts'
import { migrations } from './migrations.ts'
import { getSiteCode, putSiteCode } from './site-code.ts'
import { getSiteSettings, putSiteSettings } from './site-settings.ts'

export { NO_CODE, readSiteCode } from './site-code-table.ts'

export const siteSettingsFeature: Feature = {
  name: 'site-settings',
  routes: [getSiteCode, getSiteSettings, putSiteCode, putSiteSettings],
  migrations,
}
