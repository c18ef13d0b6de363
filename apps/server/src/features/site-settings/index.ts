/** Settings of a site as a whole, and the owner's own code for its pages. */

import type { Feature } from '../../platform/feature.ts'
import { getMoneyExamples } from './get-money-examples.ts'
import { getSiteCode } from './get-site-code.ts'
import { getSiteSettings } from './get-site-settings.ts'
import { migrations } from './migrations.ts'
import { putSiteCode } from './put-site-code.ts'
import { putSiteSettings } from './put-site-settings.ts'

export { currentSettings } from './current-settings.ts'
export { siteCodeQuery } from './site-code-table.ts'

export const siteSettingsFeature: Feature = {
  name: 'site-settings',
  routes: [getMoneyExamples, getSiteCode, getSiteSettings, putSiteCode, putSiteSettings],
  migrations,
}
