/** Changes of a site's look by its owner. */

import type { Feature } from '../../platform/feature.ts'
import { getContrast } from './get-contrast.ts'
import { getStyle } from './get-style.ts'
import { listFonts } from './list-fonts.ts'
import { putStyle } from './put-style.ts'

export { fittingTweaks } from './fitting-tweaks.ts'
export { presentSaved } from './present-style.ts'

export const siteStyleFeature: Feature = {
  name: 'site-style',
  routes: [getContrast, getStyle, listFonts, putStyle],
}
